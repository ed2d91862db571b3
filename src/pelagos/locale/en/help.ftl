## The list of all choices, in the terminal and the browser.

what-now = Now
what-later = At other times
what-price = Price: { $costs }
what-free = Free.
