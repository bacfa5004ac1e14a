// Getters and methods that wait, and return what may not leave the main actor.

protocol Door {
    var number: Int { get }
}

struct FrontDoor: Door {
    let number: Int
}

// @Provides
final class House {
    // @Provides
    var door: any Door { get async { FrontDoor(number: 1) } }

    // @Provides(once)
    static var plan: any Plan { get async throws { Drawing() } }
}

protocol Plan: AnyObject {}

final class Drawing: Plan {}

// @Provides
var garden: any Garden { get async { Lawn() } }

protocol Garden {}

struct Lawn: Garden {}

final class Visit {
    let door: any Door
    let plan: any Plan
    var garden: (any Garden)?

    // @Needs
    init(door: any Door, plan: any Plan) {
        self.door = door
        self.plan = plan
    }

    /// Its result is discarded.
    // @Needs
    func enter(garden: any Garden) async -> any Garden {
        self.garden = garden
        return garden
    }
}
