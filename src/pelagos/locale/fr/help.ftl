## La liste de tous les choix, dans le terminal et le navigateur.

what-now = Maintenant
what-later = À d’autres moments
what-price = Prix : { $costs }
what-free = Gratuit.
