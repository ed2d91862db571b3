## The frame of "How to play". These messages are fetched with that page (web/bake/messages.ts).

web-howto-about = For { $least } to { $most } players. Three minutes to read; the small numbers lead to the rules.
web-howto-print = Print
web-howto-pieces = What lies on the table
web-howto-end = How it ends
web-howto-tips = Two tips for beginners
web-howto-rules = All rules, clause by clause
web-howto-lessons = Learn by playing: short lessons
# A card, and how many of them are in the box.
web-howto-times = { $name } ×{ $count }
