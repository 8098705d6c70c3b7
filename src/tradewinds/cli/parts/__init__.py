"""The parts that games are made of: how each is read from a view and drawn."""
