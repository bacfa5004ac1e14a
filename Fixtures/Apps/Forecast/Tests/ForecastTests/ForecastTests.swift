import Testing

@testable import Forecast

private struct StubAPI: WeatherAPI {
    var degrees = 20
    func degrees(in city: String) async throws -> Int { degrees }
}

private struct FixedClock: Clock {
    var hour = 9
}

private final class MemoryNotes: Notes {
    var lines: [String] = []
}

private func fake(degrees: Int = 20) -> FakeForecastFactory {
    FakeForecastFactory(clock: FixedClock(), notes: { _ in MemoryNotes() }, weatherAPI: StubAPI(degrees: degrees))
}

@Suite struct ForecastTests {
    @Test func saysWhatTheAPISays() async throws {
        #expect(try await fake(degrees: 3).makeForecastModel(city: "Oslo").text() == "This morning: 3° in Oslo")
    }

    /// Fakes share nothing, so tests that run at the same time do not disturb each other.
    @Test(arguments: 0..<100)
    func fakesShareNothing(_ degrees: Int) async throws {
        let factory = fake(degrees: degrees)
        let first = factory.makeForecastModel(city: "\(degrees)")
        #expect(try await first.text().hasSuffix("\(degrees)° in \(degrees)"))
        await Task.yield()
        #expect(factory.makeForecastModel(city: "x").visited == ["\(degrees)"])
    }

    /// Overrides one more member for one test.
    @Test func overridesOneMember() async throws {
        final class Evening: FakeForecastFactory {
            override var clock: any Clock { FixedClock(hour: 20) }
        }
        let factory = Evening(clock: FixedClock(), notes: { _ in MemoryNotes() }, weatherAPI: StubAPI())
        #expect(try await factory.makeForecastModel(city: "Rome").text() == "Today: 20° in Rome")
    }

    /// A session that the app opens has fakes too.
    @Test func fakesASession() {
        let notes = MemoryNotes()
        let factory = FakeForecastFactory(clock: FixedClock(), notes: { _ in notes }, weatherAPI: StubAPI())
        factory.makeTabs().openSession(Session(user: User(name: "Ada"))).makeDiaryModel().write("rain")
        #expect(notes.lines == ["Ada: rain"])
    }

    /// A test can make a session itself.
    @Test func makesASession() {
        let notes = MemoryNotes()
        let session = FakeSessionFactory(Session(user: User(name: "Bob")), parent: fake(), notes: notes)
        session.makeDiaryModel().write("sun")
        #expect(notes.lines == ["Bob: sun"])
    }

    /// A test keeps nothing alive but what it tests.
    @Test func aModelOutlivesItsFactory() async throws {
        let model = fake(degrees: 5).makeForecastModel(city: "Bern")
        #expect(try await model.text() == "This morning: 5° in Bern")
    }
}
