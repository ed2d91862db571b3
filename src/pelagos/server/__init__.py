"""Live tables: people and bots over the network, with nothing lost and nothing leaked."""
