## First voyage: a variant of both games.

variant-first-voyage = First voyage
