"""For those who learn: observations, rewards, and many games at once."""
