"""What the tests, the experiments in faults/ and the measurements in bench/ share. Nothing here is a test itself.

- `games`: boards, positions, and random, golden and forged games
- `servers`: real servers, players and proxies that connect to them, and the services that they need
- `browser`: players in a real browser
- `project`: the documents, messages and other files of the project
- `typed`: a value as a type that the test knows it to have

Import by the full name (`from tests.kit.games.every_game import find`) with the root of the project as the current
folder.
"""
