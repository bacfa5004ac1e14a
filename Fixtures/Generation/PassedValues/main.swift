let factory = PassedValuesFactory()
precondition(factory.makeScreen().texts == ["Alien1", "Alien2", "Alien-", "AlienAlien", "AlienDune"])
precondition(factory.makePage(movie: Movie(name: "Solaris"), title: "!").detail.text == "Solaris!")
