/// A template: `Recents<Movie>` and `Recents<User>` are made from it.
// @Provides(once)
final class Recents<Item> {
    private(set) var items: [Item] = []
    let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }

    func add(_ item: Item) { items.append(item) }
}

// @Provides
final class Countdown {
    let start: Int

    init(clock: some Clock) {
        start = clock.now()
    }
}

protocol Reminder {
    var time: Int { get }
}

/// Nothing says which clock: it is the type that is provided as `Clock`.
// @Provides(as: Reminder)
struct ClockReminder<C: Clock>: Reminder {
    let clock: C
    var time: Int { clock.now() + 10 }
}

final class HistoryScreen {
    let movies: Recents<Movie>
    let users: Recents<User>
    let countdown: Countdown
    let reminder: any Reminder

    // @Needs
    init(movies: Recents<Movie>, users: Recents<User>, countdown: Countdown, reminder: any Reminder) {
        self.movies = movies
        self.users = users
        self.countdown = countdown
        self.reminder = reminder
    }
}
