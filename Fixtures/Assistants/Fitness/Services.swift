import Foundation

#if DEBUG
    // @Provides
    let baseURL: BaseURL = URL(string: "http://localhost:8080")!
#else
    // @Provides
    let baseURL: BaseURL = URL(string: "https://fitness.example.com")!
#endif

// @Provides
let storePath: StorePath = NSTemporaryDirectory() + "workouts"

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    var now: Date { Date() }
}

// @Provides(as: PlainAPI)
struct HTTPAPI: PlainAPI {
    let base: BaseURL

    func plans() async throws -> [Plan] {
        try JSONDecoder().decode([Plan].self, from: Data(contentsOf: base.appendingPathComponent("plans")))
    }

    func exercise(_ id: Int) async throws -> Exercise {
        try JSONDecoder().decode(
            Exercise.self, from: Data(contentsOf: base.appendingPathComponent("exercises/\(id)")))
    }
}

// @Provides(once, live, as: FitnessAPI)
actor CachingAPI: FitnessAPI {
    private let inner: any PlainAPI
    private var exercises: [Int: Exercise] = [:]

    init(inner: any PlainAPI) {
        self.inner = inner
    }

    func plans() async throws -> [Plan] {
        try await inner.plans()
    }

    func exercise(_ id: Int) async throws -> Exercise {
        if let exercise = exercises[id] { return exercise }
        let exercise = try await inner.exercise(id)
        exercises[id] = exercise
        return exercise
    }
}

// @Provides(once, live, as: HealthStore)
actor DeviceHealthStore: HealthStore {
    private let clock: any Clock
    private var lastRead: Date?

    init(clock: any Clock) {
        self.clock = clock
    }

    func heartRate() async throws -> Int {
        lastRead = clock.now
        return Int.random(in: 60...160)
    }
}

// @Provides(once, live, as: WorkoutStore)
actor FileWorkoutStore: WorkoutStore {
    private let path: StorePath

    init(path: StorePath) async throws {
        self.path = path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func save(_ entry: LogEntry) async throws {
        try Data("\(entry.seconds)".utf8).write(to: URL(fileURLWithPath: "\(path)/\(entry.exerciseID)"))
    }
}

// @Provides(once)
func makeDurationFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 2
    return formatter
}

// @Provides(once)
final class ReminderScheduler {
    private(set) var next: Date?
    private let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
    }

    func schedule() {
        next = clock.now.addingTimeInterval(86_400)
    }
}

#if DEBUG
    // @Provides(fake, as: Clock)
    struct SampleClock: Clock {
        let now = Date(timeIntervalSince1970: 0)
    }

    // @Provides(fake, as: FitnessAPI)
    struct SampleAPI: FitnessAPI {
        func plans() async throws -> [Plan] {
            [Plan(name: "Morning", exercises: [Exercise(id: 1, name: "Plank", seconds: 60)])]
        }

        func exercise(_ id: Int) async throws -> Exercise {
            Exercise(id: id, name: "Exercise \(id)", seconds: 60)
        }
    }

    // @Provides(fake, as: HealthStore)
    struct SampleHealthStore: HealthStore {
        func heartRate() async throws -> Int { 72 }
    }

    // @Provides(fake, as: WorkoutStore)
    actor MemoryWorkoutStore: WorkoutStore {
        private(set) var saved: [LogEntry] = []

        func save(_ entry: LogEntry) async throws {
            saved.append(entry)
        }
    }
#endif
