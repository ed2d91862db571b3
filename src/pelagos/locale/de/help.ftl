## Die Liste aller Möglichkeiten, im Terminal und im Browser.

what-now = Jetzt
what-later = Zu anderer Zeit
what-price = Preis: { $costs }
what-free = Kostenlos.
