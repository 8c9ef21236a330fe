about_title = Crediti
about_games = I giochi
about_rules = Regole
about_independent = Steeple non è legato agli autori né agli editori di questi giochi. Seguiamo le regole pubblicate; testi e disegni sono nostri. Se un gioco ti piace, compra la scatola.
about_architects = I tuoi avversari
about_architects_more = Ogni bot gioca come uno di questi architetti. Quanto gioca bene dipende solo dal livello.
