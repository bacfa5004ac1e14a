import Testing

@testable import AfterNeedle

struct AfterNeedleTests {
    struct OneBook: API {
        func titles(ofList id: Int) -> [String] { ["Persuasion"] }
    }

    struct Noon: Clock {
        let time = "12:00"
    }

    let ann = Session(user: User(name: "Ann"))

    @Test func opensAListWithoutTheNetwork() {
        let factory = FakeAppFactory(App(server: "none"), api: OneBook(), clock: Noon())
        let screen = factory.makeSessionFactory(ann).makeListScreen(id: 1)
        #expect(screen.open() == "12:00 Ann opens list 1: Persuasion (1 selected)")
    }

    final class TestFactory: AppFactory {
        override var clock: any Clock { Noon() }
    }

    @Test func replacesOneMember() {
        let screen = TestFactory(App(server: "none")).makeSessionFactory(ann).makeListScreen(id: 7)
        #expect(screen.open() == "12:00 Ann opens list 7: Dune, Emma (1 selected)")
    }
}
