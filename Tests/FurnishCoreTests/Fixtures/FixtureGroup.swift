import Testing

/// Some fixtures as one test case. Each case prints a line.
struct FixtureGroup: CustomTestStringConvertible, Sendable {
    private let fixtures: ArraySlice<Fixture>

    var testDescription: String { "\(fixtures.first?.name ?? "")–\(fixtures.last?.name ?? "")" }

    /// The folders in `Fixtures/<kind>`, in groups that run at the same time.
    static func all(_ kinds: String...) throws -> [FixtureGroup] { groups(try kinds.flatMap(Fixture.all)) }

    /// Some of these folders, or all of them with `FURNISH_TESTS=all`.
    static func some(_ kinds: String...) throws -> [FixtureGroup] { groups(try kinds.flatMap(Fixture.some)) }

    private static func groups(_ fixtures: [Fixture]) -> [FixtureGroup] {
        let size = 27
        return stride(from: 0, to: fixtures.count, by: size).map {
            FixtureGroup(fixtures: fixtures[$0..<min($0 + size, fixtures.count)])
        }
    }

    /// Checks each fixture. An error, which a failed requirement has recorded already, ends the test of its fixture only.
    /// Other tests run in between, because the time limits of some count from when they could start.
    func check(_ body: (Fixture) throws -> Void) async {
        for fixture in fixtures {
            await Task.yield()
            do {
                try body(fixture)
            } catch is ExpectationFailedError {
                continue
            } catch {
                Issue.record(error, "\(fixture.name)")
            }
        }
    }
}
