"""What a seat can see as numbers: one observer for each part that games are made of."""
