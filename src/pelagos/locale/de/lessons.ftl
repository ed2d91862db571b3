## Lektionen.

refused-no-lesson = diese Lektion gibt es nicht; wähle eine von diesen: { $there }
refused-lesson = diese Lektion ist nicht mehr die, die du begonnen hast: beginne sie neu
