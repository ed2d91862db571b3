## How the game goes, in three lines.

web-how-odysseus-1 = In ogni round la nave fa tre passi, ognuno lungo una linea gialla, verde o rossa.
web-how-odysseus-2 = Giochi carte vento sui colori o usi il potere del tuo dio. Il vento più forte guida ogni passo.
web-how-odysseus-3 = Dove la nave arriva trova un’avventura. La tua missione segreta dice quali ti danno punti: con 10 vinci.
