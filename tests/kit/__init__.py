"""What the tests, the experiments in faults/ and the measurements in bench/ share. Nothing here is a test itself.

Import it by its full name (`from tests.kit.games import find`) with the root of the project as the current folder.
"""
