import Kit
import Shop

// @Provides
func makeKit() -> Kit { Kit(name: "app") }

// @Provides
func makeShop() -> Shop { Shop(kit: Kit(name: "shop")) }

// @Needs
struct Root {
    let kit: KitFactory
    let shop: ShopFactory
}
