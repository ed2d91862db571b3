## Erste Fahrt.

variant-first-voyage = Erste Fahrt
