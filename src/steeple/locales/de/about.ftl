about_title = Mitwirkende
about_games = Die Spiele
about_rules = Regeln
about_independent = Steeple hat mit den Autoren und Verlagen dieser Spiele nichts zu tun. Wir spielen nach den veröffentlichten Regeln; Texte und Zeichnungen sind unsere eigenen. Wenn dir ein Spiel gefällt, hol dir das Original.
about_architects = Deine Gegner
about_architects_more = Jeder Bot spielt unter einem dieser Namen. Wie gut er spielt, hängt nur von der Stufe ab.
