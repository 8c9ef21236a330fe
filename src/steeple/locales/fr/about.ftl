about_title = Crédits
about_games = Les jeux
about_rules = Règles
about_independent = Steeple n’est lié ni aux auteurs ni aux éditeurs de ces jeux. Nous suivons les règles publiées ; les textes et les dessins sont les nôtres. Si un jeu vous plaît, achetez la boîte.
about_architects = Vos adversaires
about_architects_more = Chaque robot joue sous les traits d’un de ces architectes. Sa force ne dépend que du niveau.
