## The steps of the ship: the pictures of the spaces, ties, and what a choice leads to.

# Above the nine spaces, in one line of a phone. The numbers 1, 2 and 3 below it stand for the steps.
web-odysseus-steps = One ship, three steps: the strongest colour leads.
# A picture of a space, read aloud.
web-odysseus-space-title = step { $step }, { $colour }
web-odysseus-tie = Step { $step }: { $colours } are equal, so { $first } goes first.
# $course: a whole sentence.
web-odysseus-if-allowed = If you allow it: { $course }
web-odysseus-if-blocked = If you block it: { $course }
