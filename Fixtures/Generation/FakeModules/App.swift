import Kit
import Lodge
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

// @Provides
func makeVisit() -> Visit { Visit(guest: 0) }

// @Provides
func makeLodge(kit: Kit) -> Lodge { Lodge(kit: kit) }

// @Needs
struct Hall {
    let visit: VisitFactory
    let open: (Visit) -> VisitFactory
    let lodge: LodgeFactory
}
