## Hints: why a player might make a move; $goal and $place are places. Without a full stop: the screen adds it.

ulysses-advice-goal = It is one of your goals: { $place }
ulysses-advice-nearer = It brings the ship nearer to your goal { $goal }: steps left from { $place }: { $steps }
ulysses-advice-no-goal = It brings the ship no nearer to a goal that you still need: { $place }
ulysses-advice-keep = Cards that you then hold: { $count }
ulysses-advice-leads = With it { $side } leads, { $own } to { $best }
ulysses-advice-ahead = Your side leads already: { $side }
ulysses-advice-few = Your side, { $side }, is too far behind: cards that it needs to lead: { $need }, and you hold { $count }
ulysses-advice-price = Cards that your side, { $side }, would need to lead again: { $need }
ulysses-advice-temples = Cards that you then draw at the start of each of your turns: { $temples }
