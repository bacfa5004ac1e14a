import Kit

// @Provides
func makeKit() -> Kit { Kit(name: "app") }

// @Needs
struct Root {
    let kit: KitFactory
}
