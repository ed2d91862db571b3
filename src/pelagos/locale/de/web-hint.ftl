## Das Spiel im Browser: Tipps.

web-hint = Was würdest du tun?
web-hint-about = Ein starker Bot sieht sich an, was du siehst, und nennt seine Züge. Im Protokoll steht für alle, dass du einen Tipp geholt hast.
web-hint-thinking = Der Bot denkt nach …
web-hint-best = Er würde das tun
web-hint-other = Oder
web-hints = Tipps: Alle dürfen einen starken Bot fragen, was er tun würde
