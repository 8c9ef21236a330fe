about_title = Credits
about_games = The games
about_rules = Rules
about_independent = Steeple isn’t affiliated with the designers or publishers of these games. We follow the published rules; the words and drawings here are our own. If you like a game, get the box.
about_architects = Your opponents
about_architects_more = Every bot plays as one of these architects. How well it plays depends only on its level.
