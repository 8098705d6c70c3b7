"""A table for friends anywhere: tables as logs of events, kept in a database, played over the network."""
