import Combine
import SwiftUI

protocol API {}
final class HTTPAPI: API { private var token = "" }

/// A second need of what has a marker without a lifetime.
// @Provides
actor Cache {}
// @Provides
final class Known { var count = 0 }

/// What it fills itself keeps state; what its initializer takes does not.
final class Events { let subject = PassthroughSubject<Int, Never>() }
final class Reader { let events: Events; init(events: Events) { self.events = events } }

class Base { lazy var start = 1 }
final class Child: Base {}

protocol Store {}
final class MemoryStore: Store { var items: [Int] = [] }
// @Provides
func makeStore() -> any Store { MemoryStore() }

final class Clock { static var zone = 0; let step = 1; var now: Int { 1 } }

/// One view needs it.
final class Model { var text = ""; init(cache: Cache, api: API, store: any Store) {} }

// @Needs
final class Home {
    init(api: API, events: Events, reader: Reader, child: Child, store: any Store, clock: Clock, known: Known) {}
}

// @Needs
struct Detail: View {
    let model: Model
    let store: any Store
    let child: Child
    let clock: Clock
    let cache: Cache
    let known: Known
}
