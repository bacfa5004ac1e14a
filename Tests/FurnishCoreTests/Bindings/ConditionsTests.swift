import Testing

@testable import FurnishCore

/// What can be said of `#if`s without compiling anything.
struct ConditionsTests {
    /// The conditions around each of the types in a program, in their order.
    private func conditions(_ text: String) -> (table: Conditions, all: [ConditionID]) {
        let bindings = Stages(text).graph.bindings
        let providers = bindings.providers.elements.sorted { $0.markerOffset < $1.markerOffset }
        return (bindings.conditions, providers.map(\.condition))
    }

    private static func flags(_ count: Int, negated: Bool = false) -> String {
        (0..<count).map { (negated ? "!" : "") + "FLAG\($0)" }.joined(separator: " && ")
    }

    @Test func tellsWhichExcludeEachOther() {
        for (left, right, areExclusive) in [
            ("DEBUG", "!DEBUG", true), ("DEBUG", "RELEASE", false), ("os(iOS)", "os(macOS)", true),
            ("arch(arm64)", "arch(x86_64)", true), ("os(iOS)", "canImport(UIKit)", false),
            ("swift(>=6)", "swift(<6)", true), ("A && B", "!A || !B", true), ("A || B", "!A", false),
            ("true", "false", true), ("os(iOS)", "!canImport(UIKit)", true), ("os(macOS)", "!canImport(AppKit)", true),
            ("targetEnvironment(macCatalyst)", "os(macOS)", true), ("os(Linux)", "canImport(UIKit)", false),
            ("canImport(UIKit)", "os(macOS)", false), ("!canImport(UIKit)", "os(iOS)", true),
            ("compiler(>=6.2)", "compiler(<6.2)", true), ("swift(>=6)", "swift(>=5)", false),
        ] as [(String, String, Bool)] {
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
            #expect(all.count == (right == "false" ? 1 : 2), "\(left)")
            if all.count == 2 { #expect(table.areExclusive(all[0], all[1]) == areExclusive) }
        }
    }

    /// The text comes from the proposition, not from the source.
    @Test func printsAConditionFromItsProposition() {
        for (written, printed) in [
            ("DEBUG", "DEBUG"), ("  A  &&(B||C) ", "A && (B || C)"), ("!(A && B)", "!(A && B)"),
            ("!(A || B)", "!A && !B"),
            ("A || B && !C", "A || (B && !C)"), ("!(!A || !B)", "A && B"),
            ("canImport(A, _version: \"1 || 2\") && B", "canImport(A, _version: \"1 || 2\") && B"),
            ("swift(<6)", "!swift(>=6)"), ("$Feature", "$Feature"),
        ] as [(String, String)] {
            let (table, all) = conditions("#if \(written)\n// @Provides\nstruct A {}\n#endif")
            #expect(table.text(of: all[0]) == printed, "\(written)")
        }
    }

    @Test func printsBranchesAndTheirAlternatives() {
        let (table, all) = conditions(
            """
            #if OUTER
            // @Provides
            struct Zero {}
            #if A
            // @Provides
            struct First {}
            #elseif B || C
            // @Provides
            struct Second {}
            #else
            // @Provides
            struct Third {}
            #endif
            #endif
            """)
        #expect(
            all.map(table.text) == [
                "OUTER", "OUTER && A", "OUTER && !A && (B || C)", "OUTER && !A && !B && !C",
            ])
        #expect(all.map(table.expressionText) == ["OUTER", "A", "B || C", nil])
        #expect(table.text(of: table.any(of: [all[1], all[2]])) == "(OUTER && A) || (OUTER && !A && (B || C))")
        let (other, branches) = conditions(
            """
            #if A
            // @Provides
            struct A {}
            #elseif B
            // @Provides
            struct B {}
            #elseif D
            // @Provides
            struct D {}
            #elseif E
            // @Provides
            struct E {}
            #endif
            """)
        #expect(other.text(of: other.any(of: branches)) == "A || B || D || E")
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

    @Test func decidesHoweverManyFlagsThereAre() {
        let (table, all) = conditions(
            """
            #if \(Self.flags(40))
            // @Provides
            struct First {}
            #endif
            #if \(Self.flags(40, negated: true))
            // @Provides
            struct Second {}
            #endif
            #if LAST || \(Self.flags(40))
            // @Provides
            struct Third {}
            #endif
            """)
        #expect(table.areExclusive(all[0], all[1]))
        #expect(!table.areExclusive(all[0], all[2]))
        #expect(table.firstOverlap(all) == 0)
        #expect(table.firstOverlap([all[0], all[1]]) == nil)
        #expect(table.combination(all: [all[0]], none: [all[2]]) == .impossible)
    }

    /// A brand is one of many branches, and `#else` covers all others.
    @Test func knowsThatABranchExcludesAllOthers() {
        let brands = (1..<400).map { "#elseif BRAND_\($0)\n// @Provides\nstruct Brand\($0) {}\n" }.joined()
        let (table, all) = conditions(
            "#if BRAND_0\n// @Provides\nstruct Brand0 {}\n\(brands)#else\n// @Provides\nstruct Other {}\n#endif")
        #expect(all.count == 401)
        #expect(table.firstOverlap(all) == nil)
        #expect(table.combination(all: [], none: all) == .impossible)
        let open = (0..<400).map { "!BRAND_\($0)" }.joined(separator: " && ")
        #expect(table.combination(all: [], none: Array(all.dropLast())) == .possible(open))
    }

    @Test(arguments: [(0, 1), (3, 0), (5, 5)])
    func findsTheFirstOfManyThatOverlaps(_ odd: Int, _ place: Int) {
        var systems = (0..<8).map { "os(P\($0))" }
        systems.insert("FLAG && !os(P\(odd))", at: place)
        let (table, all) = conditions(
            systems.enumerated().map { "#if \($1)\n// @Provides\nstruct S\($0) {}\n#endif\n" }.joined())
        #expect(table.firstOverlap(all) == (place == 0 ? 0 : odd == 0 ? 1 : 0))
        let rest = systems.indices.filter { $0 != place }
        #expect(table.firstOverlap(rest.map { all[$0] }) == nil)
    }

    @Test func readsParenthesesOfAnyUsefulDepth() {
        let (open, close) = (String(repeating: "!(!(", count: 100), String(repeating: "))", count: 100))
        let (table, all) = conditions(
            """
            #if \(open)A || B\(close) && C
            // @Provides
            struct Left {}
            #endif
            #if (A)
            // @Provides
            struct Right {}
            #endif
            """)
        #expect(table.combination(all: [all[1]], none: [all[0]]) == .possible("A && !B && !C"))
        #expect(table.combination(all: [all[0]], none: [all[1]]) == .possible("!A && B && C"))
    }

    /// It is the only error, because nothing is computed of it.
    @Test func readsNoConditionThatIsTooLarge() {
        func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        for (condition, isTooLarge) in [
            (times("A || ", 199) + "B", false), (times("A || ", 200) + "B", true), (times("A && ", 20_000) + "B", true),
            (times("!(", 200) + "A" + times(")", 200), false), (times("(", 201) + "A" + times(")", 201), true),
            (times("!(B && ", 50_000) + "A" + times(")", 50_000), true),
            (times("!(C || ", 2_000) + "A" + times(")", 2_000), true),
            (times("! ", 50_000) + "A", false), (times("A &&!", 20_000) + "A", true),
        ] as [(String, Bool)] {
            for (start, alternative) in [("#if \(condition)", "#else"), ("#if B\n#elseif \(condition)", "#elseif C")] {
                let text = """
                    \(start)
                    // @Provides
                    struct A {}
                    \(alternative)
                    // @Provides
                    struct A { init() {} }
                    #endif
                    // @Needs
                    func run(a: A) {}

                    """
                let file = SourceFile(path: "A.swift", text: text)
                let modules = [SourceModule(name: "App", origin: .own, files: [file])]
                let found = Generator.generate(modules).diagnostics.map(\.code)
                #expect(found.contains(.conditionMismatch) == isTooLarge, "\(condition.prefix(20))")
                if isTooLarge { #expect(found == [.conditionMismatch], "\(condition.prefix(20))") }
            }
        }
    }

    /// Twelve pigeons do not fit in eleven holes, but no short search proves it.
    private static let pigeons: (everyOneHasAHole: String, noTwoShareAHole: [String]) = (
        (0..<12).map { pigeon in
            "(" + (0..<11).map { "P\(pigeon)H\($0)" }.joined(separator: " || ") + ")"
        }.joined(separator: " && "),
        (0..<11).map { hole in
            (0..<12).flatMap { one in (0..<one).map { "!(P\(one)H\(hole) && P\($0)H\(hole))" } }.joined(
                separator: " && ")
        }
    )

    private static let hardProgram = """
        #if \(pigeons.everyOneHasAHole)
        // @Provides
        struct Left {}
        #endif
        \(pigeons.noTwoShareAHole.map { "#if \($0)\n" }.joined())
        // @Provides
        struct Right {}
        \(String(repeating: "#endif\n", count: 11))
        """

    @Test func givesUpWhereASearchWouldNotEnd() {
        let (table, all) = conditions(Self.hardProgram)
        #expect(table.combination(all: all, none: []) == .undecided)
        // The user sees no error that nobody can prove.
        #expect(table.areExclusive(all[0], all[1]))
    }

    /// What cannot be proved in one file hides nothing in another one.
    @Test func aHardQuestionLeavesOthersAlone() {
        let duplicates = """
            #if A && B
            // @Provides
            func first() -> Clock { Clock() }
            #endif
            #if B || C
            // @Provides
            func second() -> Clock { Clock() }
            #endif
            struct Clock {}
            // @Needs
            func run(left: Left, right: Right) {}

            """
        let twice = Self.hardProgram.replacing("Left", with: "Right") + Self.hardProgram
        for texts in [[twice, duplicates], [duplicates, twice]] {
            let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
            let found = Generator.generate([SourceModule(name: "App", origin: .own, files: files)]).diagnostics
            #expect(found.contains { $0.code == .duplicateProvider && $0.message.contains("Clock") })
        }
    }
}
