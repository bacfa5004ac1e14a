// Functions that give to a collection keep their names, and those of one name get their type's or module's in front.

protocol Step {
    var name: String { get }
}

struct Named: Step {
    let name: String
}

enum Launch {
    // @Provides(into: [Step])
    static func step() -> Named { Named(name: "launch") }

    enum Retry {
        // @Provides(into: [Step])
        static var step: Named { Named(name: "retry") }
    }
}

// @Provides(into: [Step])
func step() -> Named { Named(name: "global") }

enum Server {
    // @Needs
    static func run(steps: [Step]) -> [String] { steps.map(\.name) }
}

enum Client {
    // @Needs
    static func run(steps: [Step]) -> Int { steps.count }

    // A label of its own makes it an overload.
    // @Needs(given: port)
    static func run(steps: [Step], port: Int) -> Int { steps.count + port }
}

// What a function is called hides nothing, and is hidden by nothing: not by what is shared, given or kept for the factory.

// @Provides(graph)
final class User {}

struct Profile {
    let user: User
}

// @Provides
func user(user other: User) -> Profile { Profile(user: other) }

// @Provides
struct Item {
    let id: Int

    // @Needs(given: id)
    init(id: Int) {
        self.id = id
    }
}

struct Box {
    let item: Item
}

// @Provides
func id(item: Item) -> Box { Box(item: item) }

final class Hub {}

// @Provides(weak)
func buildHub(number: Int) -> Hub { Hub() }

// @Provides
func hubStorage() -> Int { 3 }

// @Scope
struct Session {
    // @Provides
    let isOpen: Bool
}

// @Provides
func parent(hub: Hub, isOpen: Bool) -> Double { isOpen ? 1 : 2 }

// @Needs
func show(box: Box, profile: Profile, user: User, double: Double) -> Int {
    profile.user === user && double == 1 ? box.item.id : 0
}

// @Provides(once)
final class Counter {}

// @Needs
func counter(counter: Counter) -> Counter { counter }

// The private function that calls `counter` has another name than this one.
func globalCounter(counter: Counter) -> Counter { Counter() }

/// Functions whose name is only a verb get their type as its object.
final class ListScreen {
    // @Needs
    static func create() -> ListScreen { ListScreen() }
}

final class DetailScreen {
    // @Needs
    static func create() -> DetailScreen { DetailScreen() }
}

// A member that an extension gives a factory hides a global too.

struct Badge {
    let text: String
}

struct Card {
    let badge: Badge
}

// @Provides
func badge() -> Badge { Badge(text: "global") }

// @Provides
func card(badge: Badge) -> Card { Card(badge: badge) }

extension FunctionNamesFactory {
    func badge() -> Badge { Badge(text: "member") }
}

extension SessionFactory {
    var card: Card { Card(badge: Badge(text: "member")) }
}

// @Needs(in: Session)
struct Desk {
    let card: Card
}
