import Foundation

// @Provides
@MainActor final class PlanListModel {
    private(set) var plans: [Plan] = []
    var selectedID = 0
    private let api: any FitnessAPI
    private let log: TrainingLog

    init(api: any FitnessAPI, log: TrainingLog) {
        self.api = api
        self.log = log
    }

    var title: String { "\(log.user.name): \(log.entries.count) done" }

    func load() async throws {
        plans = try await api.plans()
    }
}

// @Provides
// @Needs(given: id)
@MainActor final class ExerciseModel {
    let id: Int
    private(set) var exercise: Exercise?
    private(set) var heartRate: Int?
    private let api: any FitnessAPI
    private let health: any HealthStore
    private let log: TrainingLog

    init(id: Int, api: any FitnessAPI, health: any HealthStore, log: TrainingLog) {
        self.id = id
        self.api = api
        self.health = health
        self.log = log
    }

    var duration: Int { exercise?.seconds ?? 30 }
    var timesDone: Int { log.entries.filter { $0.exerciseID == id }.count }

    func load() async throws {
        exercise = try await api.exercise(id)
        heartRate = try await health.heartRate()
    }
}

// @Provides
// @Needs(given: duration)
@MainActor final class TimerModel {
    let duration: Int
    private var started: Date?
    private let clock: any Clock
    private let formatter: NumberFormatter
    private let log: TrainingLog
    private let openStore: () async throws -> any WorkoutStore

    init(
        duration: Int, clock: any Clock, formatter: NumberFormatter, log: TrainingLog,
        openStore: @escaping () async throws -> any WorkoutStore
    ) {
        self.duration = duration
        self.clock = clock
        self.formatter = formatter
        self.log = log
        self.openStore = openStore
    }

    var text: String {
        let passed = started.map { Int(clock.now.timeIntervalSince($0)) } ?? 0
        return formatter.string(from: NSNumber(value: duration - passed)) ?? ""
    }

    func start() {
        started = clock.now
    }

    func finish(exerciseID: Int) async throws {
        let entry = log.record(exerciseID, seconds: duration)
        let store = try await openStore()
        try await store.save(entry)
    }
}

// @Provides
@MainActor struct ProfileModel {
    let user: User
    let log: TrainingLog
    let login: Login

    var text: String { "\(user.name), \(log.entries.count)" }
}

// @Provides
@MainActor struct AchievementsModel {
    let log: TrainingLog
    let rules: [any AchievementRule]

    var earned: [String] { rules.filter { $0.isEarned(by: log.entries) }.map(\.title) }
}
