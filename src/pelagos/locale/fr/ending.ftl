## La fin d’une partie, dans le navigateur et dans le terminal.

refused-no-ending = les secrets ne sont montrés qu’après une partie jouée jusqu’au bout
ending-standings = À quel point chacun y était
ending-moments = Moments de cette partie
ending-voyage = Le voyage
