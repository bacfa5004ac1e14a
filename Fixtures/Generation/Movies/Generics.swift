final class Recents<Item> {
    private(set) var items: [Item] = []
    let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }

    func add(_ item: Item) { items.append(item) }
}

// @Provides(once)
typealias RecentMovies = Recents<Movie>

// @Provides(once)
typealias RecentUsers = Recents<User>

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

struct ClockReminder<C: Clock>: Reminder {
    let clock: C
    var time: Int { clock.now() + 10 }
}

// @Provides(as: Reminder)
typealias SystemReminder = ClockReminder<SystemClock>

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
