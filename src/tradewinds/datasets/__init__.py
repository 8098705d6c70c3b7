"""Games of bots as data: play them, write every decision into a file, read it again."""
