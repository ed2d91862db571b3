## L'elenco di tutte le scelte, nel terminale e nel browser.

what-now = Adesso
what-later = In altri momenti
what-price = Prezzo: { $costs }
what-free = Gratis.
