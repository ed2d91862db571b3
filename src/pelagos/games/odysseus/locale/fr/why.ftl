## Pourquoi un bot a joué ainsi, aux tables où l’on apprend ; c’est $who qui le dit. $you vaut « yes » si le bot joue pour qui lit.

odysseus-first-voyage = Une partie courte pour apprendre : cinq points font gagner, pas de pendule, et les bots disent pourquoi ils jouent ainsi.
odysseus-says = { $you ->
    [yes] Ton bot :
   *[no] { $who } :
 }
odysseus-why-play-first = { odysseus-says } À l’étape { $ship }, aucune carte ne comptait encore ; maintenant c’est { $colour }.
odysseus-why-play-holds = { odysseus-says } À l’étape { $ship }, { $colour } reste la couleur la plus forte, avec { $own } maintenant.
odysseus-why-play-beats = { odysseus-says } À l’étape { $ship }, { $colour } l’emporte maintenant sur { $rival }, { $own } à { $best }.
odysseus-why-play-tie = { odysseus-says } À l’étape { $ship }, c’est { $own } à { $best }, et à égalité { $colour } passe avant { $rival }.
odysseus-why-play-chases = { odysseus-says } À l’étape { $ship }, { $colour } a maintenant { $own } ; { $rival } décide encore avec { $best }.
odysseus-why-play-nothing = { odysseus-says } Sur la case de Poséidon, aucune carte ne compte.
odysseus-why-down = { odysseus-says } Avant le départ du bateau, personne d’autre ne sait ce que vaut cette carte.
odysseus-why-pass-last = { odysseus-says } Tout le monde a passé à la suite : le bateau part.
odysseus-why-pass-empty = { odysseus-says } Je n’ai plus ni carte ni pouvoir.
odysseus-why-pass-still = { odysseus-says } À l’étape 1 aucune carte ne compte : pour l’instant, le bateau resterait là.
odysseus-why-pass-course = { odysseus-says } D’après les cartes visibles, le bateau irait maintenant à { $island } : { $adventure }.
odysseus-why-pass-none = { odysseus-says } D’après les cartes visibles, aucune aventure ne serait accomplie maintenant.
odysseus-why-zeus = { odysseus-says } D’après les cartes visibles, le bateau va à { $island } : { $adventure }.
odysseus-why-zeus-end = { odysseus-says } Pour que personne ne pose plus de carte cette manche.
odysseus-why-hades = { odysseus-says } Pour que personne ne voie ce que je pose.
odysseus-why-poseidon = { odysseus-says } Pour qu’à l’étape { $ship } aucune carte ne compte pour { $colour }.
odysseus-why-poseidon-turn = { odysseus-says } Sans cette case, { $colour } est la couleur la plus forte à l’étape { $ship }.
odysseus-why-poseidon-stop = { odysseus-says } Sans cette case, aucune carte ne compte à l’étape { $ship }, et le bateau s’arrête avant.
odysseus-why-aphrodite = { odysseus-says } Doublée, la case a { $own } pour { $colour } à l’étape { $ship }.
odysseus-why-aphrodite-turn = { odysseus-says } Doublé à { $own }, { $colour } est la couleur la plus forte à l’étape { $ship }.
odysseus-why-aphrodite-later = { odysseus-says } Les cartes jouées là plus tard comptent double aussi.
odysseus-why-hermes = { odysseus-says } Une carte de moins pour { $rival } à l’étape { $step }, une de plus pour { $colour } à l’étape { $ship }.
odysseus-why-block = { odysseus-says } Le pouvoir de { $god } est dépensé pour cette manche, et le mien aussi.
odysseus-why-trade = { odysseus-says } Je pourrai utiliser le pouvoir de { $theirs } au plus tôt à la prochaine phase.
odysseus-why-trade-spent = { odysseus-says } Le pouvoir de { $theirs } est dépensé pour cette manche.
odysseus-why-disk = { odysseus-says } Jetons de cette aventure sur les îles à présent : { $count } ({ $adventure }).
odysseus-why-start = { odysseus-says } À une étape d’ici : { $adventure }.
