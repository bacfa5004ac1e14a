import Foundation

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Provides(once, in: Session)
@MainActor final class TrainingLog {
    private(set) var entries: [LogEntry] = []
    let user: User
    private let clock: any Clock

    init(user: User, clock: any Clock) {
        self.user = user
        self.clock = clock
    }

    func record(_ exerciseID: Int, seconds: Int) -> LogEntry {
        let entry = LogEntry(exerciseID: exerciseID, seconds: seconds, date: clock.now)
        entries.append(entry)
        return entry
    }
}

// @Provides(once)
@MainActor final class Login {
    private let open: (Session) -> SessionFactory
    private(set) var session: SessionFactory?

    init(open: @escaping (Session) -> SessionFactory) {
        self.open = open
    }

    func logIn(_ user: User) {
        session = open(Session(user: user))
    }

    func logOut() {
        session = nil
    }
}

// @Provides(into: [any AchievementRule])
struct FirstWorkoutRule: AchievementRule {
    let title = "First workout"

    func isEarned(by entries: [LogEntry]) -> Bool { !entries.isEmpty }
}

// @Provides(into: [any AchievementRule])
struct HourRule: AchievementRule {
    let title = "An hour in total"

    func isEarned(by entries: [LogEntry]) -> Bool { entries.reduce(0) { $0 + $1.seconds } >= 3_600 }
}

// @Provides(into: [any AchievementRule])
struct TodayRule: AchievementRule {
    let clock: any Clock
    let title = "Trained today"

    func isEarned(by entries: [LogEntry]) -> Bool {
        entries.contains { Calendar.current.isDate($0.date, inSameDayAs: clock.now) }
    }
}
