"""Servers that run with a planted mistake."""

from __future__ import annotations

from tests.kit.servers.server_process import ServerProcess


def with_durability_mistake(server: ServerProcess, mistake: str) -> ServerProcess:
    """Plant a mistake of faults/plants/durability.py, or none if the name is empty."""
    return planted(server, "faults.plants.durability", mistake)


def with_network_mistake(server: ServerProcess, mistake: str) -> ServerProcess:
    """Plant a mistake of faults/plants/network.py, or none if the name is empty."""
    return planted(server, "faults.plants.network", mistake)


def planted(server: ServerProcess, module: str, mistake: str) -> ServerProcess:
    if mistake:
        server.program = ("-m", module, mistake)
    return server
