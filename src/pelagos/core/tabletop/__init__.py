"""Parts for games with a board, cards and a rules page. A game may use them; nothing in core needs them."""
