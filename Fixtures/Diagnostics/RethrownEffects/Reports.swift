// @Provides
func number() throws -> Int { 1 }

// @Provides
final class Quiet {}

struct Report {}

// @Provides
func report(_ number: () throws -> Int) rethrows -> Report {
    _ = try number()
    return Report()
}

struct Summary {}

// @Provides
func summary(_ quiet: () throws -> Quiet) rethrows -> Summary {
    _ = try quiet()
    return Summary()
}

struct Failure: Error {}

// @Provides
final class Editor {
    // @Needs
    init(report: Report) {}
}

/// Each closure throws, whatever is passed.
final class Screen {
    // @Needs
    init(
        makeReport: @escaping () -> Report, makeSummary: @escaping () -> Summary,
        makeEditor: @escaping () throws(Failure) -> Editor
    ) {}
}
