/// Code of the module opens it.
// @Scope
struct Visit {
    // @Provides
    let page: String
}

// @Needs
func show(page: String, next: (Visit) -> VisitFactory) {}

func open() { UnopenedScopesFactory().makeVisitFactory(Visit(page: "a")).show() }

/// Other modules open it.
// @Scope
public struct Job {
    // @Provides
    let number: Double
}

// @Needs
func work(number: Double, next: (Job) -> JobFactory) {}

/// Something outside opens it.
// @Scope
struct Game {
    // @Provides
    let level: Int8
}

// @Needs
func play(level: Int8, again: (Game) -> GameFactory) {}

// @Needs
func start(game: (Game) -> GameFactory) {}
