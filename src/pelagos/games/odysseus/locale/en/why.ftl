## Why a bot moved as it did, at tables where people learn; $who says it. $you is "yes" if a bot plays for the reader.

odysseus-first-voyage = A short game for learning: five points win, no clock, and the bots say why they move as they do.
odysseus-says = { $you ->
    [yes] Your bot:
   *[no] { $who }:
 }
odysseus-why-play-first = { odysseus-says } No card counted at step { $ship } yet; now { $colour } does.
odysseus-why-play-holds = { odysseus-says } { $colour } stays strongest at step { $ship }, now with { $own }.
odysseus-why-play-beats = { odysseus-says } At step { $ship }, { $colour } now beats { $rival }, { $own } to { $best }.
odysseus-why-play-tie = { odysseus-says } At step { $ship } it is { $own } to { $best }, and in a tie { $colour } goes before { $rival }.
odysseus-why-play-chases = { odysseus-says } At step { $ship }, { $colour } has { $own } now; { $rival } still decides with { $best }.
odysseus-why-play-nothing = { odysseus-says } On Poseidon's space no card counts.
odysseus-why-down = { odysseus-says } Until the ship sails, only I know how strong this card is.
odysseus-why-pass-last = { odysseus-says } All have passed in a row, so the ship sails.
odysseus-why-pass-empty = { odysseus-says } I have neither a card nor a power left.
odysseus-why-pass-still = { odysseus-says } No card counts at step 1, so for now the ship would stay.
odysseus-why-pass-course = { odysseus-says } By the open cards the ship would reach { $island } now: { $adventure }.
odysseus-why-pass-none = { odysseus-says } By the open cards the ship would complete no adventure now.
odysseus-why-zeus = { odysseus-says } By the open cards the ship goes to { $island }: { $adventure }.
odysseus-why-zeus-end = { odysseus-says } So that nobody lays another card this round.
odysseus-why-hades = { odysseus-says } So that nobody sees what I lay.
odysseus-why-poseidon = { odysseus-says } So that { $colour } gets no card that counts there at step { $ship }.
odysseus-why-poseidon-turn = { odysseus-says } Without that space, { $colour } is strongest at step { $ship }.
odysseus-why-poseidon-stop = { odysseus-says } Without that space no card counts at step { $ship }, and the ship stops before it.
odysseus-why-aphrodite = { odysseus-says } Doubled, { $colour } has { $own } at step { $ship }.
odysseus-why-aphrodite-turn = { odysseus-says } Doubled to { $own }, { $colour } is strongest at step { $ship }.
odysseus-why-aphrodite-later = { odysseus-says } Cards that are played there later count double too.
odysseus-why-hermes = { odysseus-says } One card less for { $rival } at step { $step }, one more for { $colour } at step { $ship }.
odysseus-why-block = { odysseus-says } The power of { $god } is spent for this round, and so is mine.
odysseus-why-trade = { odysseus-says } I can use the power of { $theirs } in the next phase at the earliest.
odysseus-why-trade-spent = { odysseus-says } The power of { $theirs } is spent for this round.
odysseus-why-disk = { odysseus-says } Disks of this adventure on the islands now: { $count } ({ $adventure }).
odysseus-why-start = { odysseus-says } One step from here: { $adventure }.
