## Lezioni.

refused-no-lesson = questa lezione non esiste; scegli fra: { $there }
refused-lesson = questa lezione è cambiata da quando hai cominciato: ricominciala
