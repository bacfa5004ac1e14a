import Kit
import Shop
import Stand

// @Provides
func makeKit() -> Kit { Kit(name: "app") }

// @Provides
func makeShop() -> Shop { Shop(kit: Kit(name: "shop")) }

// @Provides
func makeStand(kit: KitFactory) -> Stand { Stand(kit: kit) }

// @Needs
struct Root {
    let kit: KitFactory
    let shop: ShopFactory
    let stand: StandFactory
}
