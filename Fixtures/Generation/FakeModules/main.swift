import Kit
import Lodge
import Shop
import Stand

#if DEBUG
nonisolated struct StubAPI: API { func load() -> String { "stub" } }
nonisolated struct StubDiary: Diary { let text: String }

let kit = FakeKitFactory(Kit(name: "test"), api: StubAPI(), diary: { StubDiary(text: "stub \($0.guest)") })
let shop = FakeShopFactory(Shop(kit: Kit(name: "test")), kitFactory: kit)
let lodge = FakeLodgeFactory(Lodge(kit: Kit(name: "test")), kitFactory: kit)
let stand = FakeStandFactory(Stand(kit: kit))
let fake = FakeFakeModulesFactory(kitFactory: kit, lodgeFactory: lodge, shopFactory: shop, standFactory: stand)
precondition(fake.makeRoot().kit.makeFeature().api.load() == "stub")
precondition(fake.makeRoot().shop.makeShelf().feature.api.load() == "stub")

/// A module's factory and its fake can be replaced in part by another module.
nonisolated final class TestKit: FakeKitFactory {
    override var api: any API { OtherAPI() }
}
nonisolated struct OtherAPI: API { func load() -> String { "other" } }

let testKit = TestKit(Kit(name: "test"), api: StubAPI(), diary: { StubDiary(text: "stub \($0.guest)") })
precondition(testKit.makeFeature().api.load() == "other")
precondition(fake.makeRoot().stand.makeOffer().feature.api.load() == "stub")
precondition(fake.makeHall().visit.makePage().text == "stub 0 of the stub")
precondition(fake.makeHall().open(Visit(guest: 7)).makePage().text == "stub 7 of the stub")
precondition(fake.makeHall().lodge.makeDesk().open(Visit(guest: 8)).makePage().text == "stub 8 of the stub")
#endif
let root = FakeModulesFactory().makeRoot()
precondition(root.kit.makeFeature().api.load() == "network")
precondition(root.shop.makeShelf().feature.api.load() == "network")
precondition(root.stand.makeOffer().feature.api.load() == "network")
let hall = FakeModulesFactory().makeHall()
precondition(hall.visit.makePage().text == "guest 0 of the network")
precondition(hall.open(Visit(guest: 7)).makePage().text == "guest 7 of the network")
precondition(hall.lodge.makeDesk().open(Visit(guest: 8)).makePage().text == "guest 8 of the network")
