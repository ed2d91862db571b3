## Liar's dice nel browser.

web-what-liars_dice = Ognuno nasconde cinque dadi e dichiara su quelli di tutti. Rilancia, o scopri il bluff: chi si sbaglia perde un dado.
