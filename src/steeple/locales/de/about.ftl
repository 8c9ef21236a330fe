about_title = Mitwirkende
about_games = Die Spiele
about_rules = Regeln
about_independent = Steeple gehört nicht zu den Autoren oder Verlagen dieser Spiele. Wir folgen den veröffentlichten Regeln, Texte und Zeichnungen sind unsere eigenen. Wenn dir ein Spiel gefällt, hol dir das Original.
about_architects = Deine Gegner
about_architects_more = Jeder Bot spielt unter einem dieser Namen. Wie gut er spielt, hängt nur von der Stufe ab.
