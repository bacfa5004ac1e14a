protocol Sign {
    var text: String { get }
}

// @Provides(into: [Sign])
struct OpenSign: Sign {
    let text = "open"
}

// @Provides(into: [Sign])
struct WaySign: Sign {
    let text = "this way"
}

// @Provides(into: [Drink: Recipe], key: .tea)
func teaRecipe() -> Recipe { Recipe(minutes: 3) }

// @Provides(into: [Drink: Recipe], key: .coffee)
func coffeeRecipe() -> Recipe { Recipe(minutes: 1) }

struct Recipe {
    let minutes: Int
}

// @Needs
struct Wall {
    let signs: [any Sign]
    let recipes: [Drink: Recipe]
}
