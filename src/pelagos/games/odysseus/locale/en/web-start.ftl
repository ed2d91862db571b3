## How the game goes, in three lines.

web-how-odysseus-1 = In each round the ship takes three steps. Each follows a yellow, green or red line.
web-how-odysseus-2 = You lay wind cards on the colours or use the power of your god. The strongest wind steers each step.
web-how-odysseus-3 = Where the ship ends, it meets an adventure. Your secret task says which ones give you points; 10 points win.
