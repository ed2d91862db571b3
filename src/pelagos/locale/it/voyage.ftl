## Primo viaggio.

variant-first-voyage = Primo viaggio
