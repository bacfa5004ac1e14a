import Kit
import Shop

#if DEBUG
nonisolated struct StubAPI: API { func load() -> String { "stub" } }

let kit = FakeKitFactory(Kit(name: "test"), api: StubAPI())
let shop = FakeShopFactory(Shop(kit: Kit(name: "test")), kitFactory: kit)
let fake = FakeFakeModulesFactory(kitFactory: kit, shopFactory: shop)
precondition(fake.makeRoot().kit.makeFeature().api.load() == "stub")
precondition(fake.makeRoot().shop.makeShelf().feature.api.load() == "stub")
precondition(fake.makeRoot().stand.makeOffer().feature.api.load() == "stub")
#endif
let root = FakeModulesFactory().makeRoot()
precondition(root.kit.makeFeature().api.load() == "network")
precondition(root.shop.makeShelf().feature.api.load() == "network")
precondition(root.stand.makeOffer().feature.api.load() == "network")
