"""The log, accounts and cards in the database; it may import the rules and nothing of the web."""
