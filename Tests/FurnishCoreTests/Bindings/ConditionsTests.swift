import Testing

@testable import FurnishCore

/// What can be said of `#if`s without compiling anything.
@Suite struct ConditionsTests {
    /// The conditions around each of the types in a program, in their order.
    private func conditions(_ text: String) -> (table: Conditions, all: [ConditionID]) {
        let bindings = Stages(text).bindings
        let providers = bindings.providers.elements.sorted { $0.markerOffset < $1.markerOffset }
        return (bindings.conditions, providers.map(\.condition))
    }

    private static func flags(_ count: Int, negated: Bool = false) -> String {
        (0..<count).map { (negated ? "!" : "") + "FLAG\($0)" }.joined(separator: " && ")
    }

    @Test(arguments: [
        ("DEBUG", "!DEBUG", true), ("DEBUG", "RELEASE", false), ("os(iOS)", "os(macOS)", true),
        ("arch(arm64)", "arch(x86_64)", true), ("os(iOS)", "canImport(UIKit)", false),
        ("swift(>=6)", "swift(<6)", true), ("A && B", "!A || !B", true), ("A || B", "!A", false),
        ("true", "false", true),
    ])
    func tellsWhichExcludeEachOther(_ left: String, _ right: String, _ areExclusive: Bool) {
        let (table, all) = conditions(
            """
            #if \(left)
            // @Provides
            struct Left {}
            #endif
            #if \(right)
            // @Provides
            struct Right {}
            #endif
            """)
        #expect(all.count == (right == "false" ? 1 : 2))
        if all.count == 2 { #expect(table.areExclusive(all[0], all[1]) == areExclusive) }
    }

    @Test func namesACombinationThatIsLeftOpen() {
        let (table, all) = conditions(
            """
            #if DEBUG
            // @Provides
            struct First {}
            #elseif STAGING
            // @Provides
            struct Second {}
            #endif
            """)
        #expect(table.combination(all: [], none: all) == .possible("!DEBUG && !STAGING"))
        #expect(table.combination(all: [all[0]], none: [all[0]]) == .impossible)
    }

    /// Nothing is claimed of more flags than can be tried.
    @Test func saysThatItDoesNotKnow() {
        let (table, all) = conditions(
            """
            #if \(Self.flags(9)) && OTHER0 && OTHER1 && OTHER2
            // @Provides
            struct First {}
            #endif
            #if \(Self.flags(9, negated: true)) && !LAST0 && !LAST1
            // @Provides
            struct Second {}
            #endif
            """)
        #expect(table.combination(all: all, none: []) == .unknown)
        #expect(!table.areExclusive(all[0], all[1]))
    }
}
