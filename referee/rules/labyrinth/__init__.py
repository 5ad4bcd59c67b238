"""The side scenario «La chasse à l'homme»: runners, hunters and a maze, in the same log as the field."""
