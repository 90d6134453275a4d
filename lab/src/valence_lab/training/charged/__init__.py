"""The values of the tiles kept in Charged!, learned from simulated turns."""
