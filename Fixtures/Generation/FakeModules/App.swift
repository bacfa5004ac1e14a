import Kit

// @Provides
let kit: Kit = Kit(name: "app")

// @Needs
struct Root {
    let kit: KitFactory
}
