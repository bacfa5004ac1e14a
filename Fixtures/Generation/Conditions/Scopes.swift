// A scope's type is declared twice, and has one factory all the same.

#if DEBUG
    // @Scope
    struct Visit {
        // @Provides
        let guest: Guest
    }
#else
    // @Scope
    final class Visit {
        // @Provides
        let guest: Guest

        init(guest: Guest) {
            self.guest = guest
        }
    }
#endif

// One that is not there for everyone has its factory only where it is.
#if DEBUG
    // @Scope
    struct Trial {
        // @Provides
        let days: UInt8
    }
#elseif TRIAL
    // @Scope
    struct Trial {
        // @Provides
        let days: UInt8
        var isOver = false
    }
#endif

#if DEBUG || TRIAL
    // @Needs
    func countDays(days: UInt8) -> UInt8 { days }
#endif

struct Guest {
    let name: String
}

// @Provides(once, in: Visit)
final class GuestBook {
    let guest: Guest
    let makeVisit: (Visit) -> VisitFactory

    init(guest: Guest, visit: Visit, makeVisit: @escaping (Visit) -> VisitFactory) {
        self.guest = guest
        self.makeVisit = makeVisit
    }
}

// @Needs
func welcome(book: GuestBook, guest: Guest) -> String { book.makeVisit(Visit(guest: guest)).guestBook.guest.name }

// Alternatives live together.
protocol Desk: AnyObject {}

#if DEBUG
    // @Provides(once, in: Visit, as: Desk)
    final class OpenDesk: Desk {}
#else
    // @Provides(once, in: Visit, as: Desk)
    final class GuestDesk: Desk {
        init(guest: Guest) {}
    }
#endif

// @Needs
func sit(desk: Desk, makeDesk: () -> Desk) -> Bool { desk === makeDesk() }
