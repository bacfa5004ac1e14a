#if DEBUG
    import Foundation

    struct StubClock: Clock {
        let now: Date
    }

    struct StubAPI: FitnessAPI {
        func plans() async throws -> [Plan] { [] }
        func exercise(_ id: Int) async throws -> Exercise { Exercise(id: id, name: "Stub", seconds: 5) }
    }

    struct StubHealthStore: HealthStore {
        func heartRate() async throws -> Int { 100 }
    }

    @MainActor func testTimer() async throws {
        let store = MemoryWorkoutStore()
        let factory = FakeAppFactory(clock: StubClock(now: Date(timeIntervalSince1970: 100)), workoutStore: store)
        let session = factory.makeSessionFactory(Session(user: User(name: "Ada")))
        let model = session.makeTimerModel(duration: 60)
        model.start()
        precondition(model.text == "60")
        try await model.finish(exerciseID: 1)
        let saved = await store.saved
        precondition(saved.count == 1)
        precondition(session.makeAchievementsModel().earned.contains("First workout"))
    }

    @MainActor func testExercise() async throws {
        let model = FakeAppFactory(fitnessAPI: StubAPI(), healthStore: StubHealthStore())
            .makeSessionFactory(Session(user: User(name: "Ada"))).makeExerciseModel(id: 7)
        try await model.load()
        precondition(model.duration == 5 && model.heartRate == 100)
    }
#endif
