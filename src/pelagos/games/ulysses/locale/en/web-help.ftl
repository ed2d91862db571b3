## Ulysses in the browser: what things are, first-time notes, and what comes next.

ulysses-thing-goal = Goal card
ulysses-thing-temple = Temple
ulysses-thing-plague = Plague
ulysses-thing-ship = Ship
ulysses-thing-hand = Cards in hand
ulysses-thing-active = Active player
ulysses-thing-pile = Piles

ulysses-about-card-objection = Counts 1 for a side in a discussion of the gods: play it to object, to place black or to support a side.
ulysses-about-card-temple = Builds temples. The next one takes as many temple cards as you have temples, and as many other cards.
ulysses-about-card-wind = When the ship has sailed to the place you proposed, it keeps your turn going: you act and propose again.
ulysses-about-card-plague = In your action phase it puts a plague on any place: nobody can send the ship there until somebody pays to remove it.
ulysses-about-card-zeus = Stands for any other kind of action card, everywhere. The strongest card you can hold.
ulysses-about-card-pandora = In your action phase it draws two cards, once in a turn.
ulysses-about-side-blue = The proposal of the active player. Blue wins every tie.
ulysses-about-side-red = The other place that the first objector wants. Red needs more cards than blue, and at least as many as black.
ulysses-about-side-black = A third place. A player who has not decided anything yet in this discussion may put it there. Black needs more cards than blue and more than red.
ulysses-about-thing-goal = A place that its owner wants the ship to reach; it does not matter who steers it there. Then the card is turned up. Four reached goals win at once.
ulysses-about-thing-temple = At the start of every turn, your own or another's, each temple draws one card for you.
ulysses-about-thing-plague = Bars a place: it cannot be proposed, and no disk can be put there, until somebody pays to remove the plague.
ulysses-about-thing-ship = All sail in the same ship. It goes along one route to a neighbouring place; where it arrives, the goal of that place is reached.
ulysses-about-thing-hand = How many cards this player holds. Only they know which. There is no hand limit.
ulysses-about-thing-active = This player acts and proposes where the ship sails. Then the next one on the left is active, unless a wind card is played.
ulysses-about-thing-pile = Cards are drawn from the draw pile; every card played goes to the discard pile, which everybody may look through. When the draw pile is empty, the discard pile is shuffled into a new one.
ulysses-about-colour = A region of nine places. At the start each player has one goal of each colour.

ulysses-note-propose = You are the active player. First take any actions you like; then propose a place next to the ship. The proposal ends your actions.
ulysses-note-agree = Blue shows where the active player wants to sail. If everybody agrees, the ship goes there. If you object, you put red elsewhere, and cards decide.
ulysses-note-bid = The gods discuss: the side with the most cards wins. When you are asked, you pass and are out, or you play enough cards for a side to lead.
ulysses-note-lead = Ties matter: blue wins every tie, and red beats black. So red needs more cards than blue, and black more than both.
ulysses-note-wind = The ship went where you proposed, so a wind card lets you act and propose again at once. Nobody draws cards in between.
ulysses-note-reveals = A goal is reached when the ship arrives there; it does not matter which side won. It is turned up, and your last one wins.
ulysses-note-plague = A plague bars its place for the proposal and for disks. To remove it costs a player as many cards as they have temples.
ulysses-note-build = Each temple draws you one card at the start of every turn, also in the turns of others. But the next temple costs more than the last.
ulysses-note-pandora = Pandora draws two cards for one. Play it before you propose; once in a turn.
ulysses-note-exchange = A goal far from the ship can be exchanged once in a turn, for as many cards as you have temples. You choose the colour that you draw.
ulysses-note-zeus = You hold Zeus, the joker: the card stands for any other kind. Where a choice takes Zeus, you say how many.
ulysses-note-draws = A new turn: everybody has drawn one card for each of their temples.

ulysses-soon-act = After the proposal, everybody is asked in turn: you agree, or you object and play cards for another place.
ulysses-soon-ask = If nobody has objected by then, you agree or object. Once red lies on the map, you may support a side, pass, or, if you have not agreed yet, place black.
ulysses-soon-bid = As long as you have not passed, you are asked in turn: support a side, pass, or, if it is your first decision here, place black.
ulysses-soon-stay = If no wind card is played, the next turn begins: everybody draws for their temples, and the next player is active.

web-ulysses-which-side = Which side?
web-ulysses-lack-side = Choose the side.
