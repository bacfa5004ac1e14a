import Testing

@testable import FurnishCore

/// What the describer makes of a small program: values, before anything is written.
struct DescriberTests {
    /// The members of the outermost factory, or of another class of the file.
    private func members(_ text: String, of name: String = "AppFactory") throws -> [CodeDeclaration] {
        let graph = Stages(text).graph
        let names = MemberNames(graph)
        let scenes = SceneMethods(SceneTable(StoryboardFiles.read([], of: []), graph), names)
        let file = Describer.describe(graph, names, scenes)
        return try #require(types(file.declarations).first { $0.name == name }).members
    }

    private func types(_ declarations: [CodeDeclaration]) -> [(name: String, members: [CodeDeclaration])] {
        declarations.flatMap { declaration -> [(name: String, members: [CodeDeclaration])] in
            switch declaration {
            case .type(let head, let members): [(head.name, members)]
            case .conditional(let branches): branches.flatMap { types($0.declarations) }
            case .member, .stored, .text: []
            }
        }
    }

    /// One line for each declaration: names and isolation of members, and what is in each branch of a condition.
    private func outline(_ declarations: [CodeDeclaration]) -> [String] {
        declarations.map { declaration in
            switch declaration {
            case .member(let member):
                member.head.isolation + member.head.name
                    + (member.head.parameters.map { "(" + $0.joined(separator: ", ") + ")" } ?? "")
            case .type(let head, _), .stored(let head): head.name
            case .text: "text"
            case .conditional(let branches):
                branches.map { ($0.condition ?? "else") + ": " + outline($0.declarations).joined(separator: ", ") }
                    .joined(separator: "; ")
            }
        }
    }

    @Test func aMemberIsAHeadAndABody() throws {
        let members = try members(
            """
            // @Provides
            final class Clock {}
            final class Screen {
                // @Needs(given: id)
                init(clock: Clock, id: Int) {}
            }
            """)
        let arguments = [
            SwiftValue(label: "clock: ", text: "makeClock()"), SwiftValue(label: "id: ", text: "id"),
        ]
        let screen = MemberHead(
            documentation: "A new `Screen`. (App.swift)", name: "makeScreen", parameters: ["id: Int"], result: "Screen")
        #expect(
            members[1]
                == .member(
                    Member(
                        head: screen,
                        body: .statements([Statement(SwiftValue(text: "Screen", form: .call(arguments)))]))))
        #expect(outline(members) == ["init()", "makeScreen(id: Int)", "makeClock()"])
    }

    @Test func branchesOfOneConditionStayTogether() throws {
        let members = try members(
            """
            #if os(iOS)
            // @Provides
            struct Touch {}
            // @Provides
            struct Phone {}
            #elseif A || B
            // @Provides
            struct Mouse {}
            #else
            // @Provides
            struct Keys {}
            #endif
            // @Needs
            func run() {}
            """)
        #expect(
            outline(members) == [
                "init()", "run()",
                "os(iOS): makeTouch(), makePhone(); A || B: makeMouse(); else: makeKeys()",
            ])
    }

    @Test func anArgumentThatSometimesExistsIsTwoWorlds() throws {
        let members = try members(
            """
            struct Log {}
            #if DEBUG
            // @Provides
            func makeLog() -> Log { Log() }
            #endif
            struct Screen {
                // @Needs
                init(log: Log = Log(), size: Int = 1) {}
            }
            """)
        guard case .conditional(let branches) = members[1] else { return #expect(Bool(false), "one world") }
        let screen = branches.map { branch -> [SwiftValue] in
            guard case .member(let member) = branch.declarations[0], case .statements(let body) = member.body,
                case .value(_, let value, _)? = body.first, case .call(let arguments) = value.form
            else { return [] }
            return arguments
        }
        #expect(branches.map(\.condition) == ["DEBUG", nil])
        #expect(screen.map { $0.map(\.line) } == [["log: makeLog()"], []])
    }

    /// Five conditions were the most that a member could have, and the sixth was dropped.
    @Test(arguments: [1, 5, 6])
    func eachConditionCounts(_ count: Int) throws {
        let parts = (0..<count).map {
            "struct P\($0) {}\n#if F\($0)\n// @Provides\nfunc p\($0)() -> P\($0) { P\($0)() }\n#endif\n"
        }
        let parameters = (0..<count).map { "p\($0): P\($0) = P\($0)()" }.joined(separator: ", ")
        let members = try members(parts.joined() + "struct Screen {\n// @Needs\ninit(\(parameters)) {}\n}")
        #expect(outline([members[1]])[0].components(of: "makeScreen()") == 1 << count)
    }

    @Test func conditionsThatExcludeEachOtherHaveFewerWorlds() throws {
        let systems = ["iOS", "macOS", "Linux"]
        let parts = systems.map {
            "struct \($0) {}\n#if os(\($0))\n// @Provides\nfunc make\($0)() -> \($0) { \($0)() }\n#endif\n"
        }
        let parameters = systems.map { "part\($0): \($0) = \($0)()" }.joined(separator: ", ")
        let members = try members(parts.joined() + "struct Screen {\n// @Needs\ninit(\(parameters)) {}\n}")
        #expect(
            outline([members[1]]) == [
                "os(iOS): makeScreen(); else: os(macOS): makeScreen(); else: os(Linux): makeScreen(); else: makeScreen()"
            ])
    }

    /// The signature of a member does not depend on which shared instances exist.
    @Test func anAbsentSharedInstanceChangesNoMember() throws {
        let members = try members(
            """
            #if DEBUG
            // @Provides(graph)
            final class Probe {}
            #endif
            // @Provides
            final class Meter {
                #if DEBUG
                // @Needs
                func take(probe: Probe) {}
                #endif
            }
            struct Screen {
                // @Needs
                init(first: Meter, second: Meter) {}
            }
            """)
        #expect(
            outline(members) == [
                "init()", "makeScreen()", "makeScreen(in call: AppFactoryCall)", "makeMeter()",
                "makeMeter(in call: AppFactoryCall)", "DEBUG: makeProbe(), sharedProbe(in call: AppFactoryCall)",
            ])
    }

    /// What the member with two variants returns must not leave the main actor, and the other value may.
    @Test func onlyWhatMustFollowTheDefaultIsolationHasTwoVariants() throws {
        let members = try members(
            """
            // @Provides
            nonisolated final class Palette {}
            // @Provides
            final class Database { init() async {} }
            struct Screen {
                // @Needs
                init(database: Database, palette: Palette) {}
            }
            struct Settings {
                // @Needs
                init(database: Database) {}
            }
            """)
        let condition = "hasFeature(NonisolatedNonsendingByDefault) || hasFeature(NoExplicitNonIsolated)"
        #expect(
            outline(members) == [
                "init()", "\(condition): makeScreen(); else: nonisolated(nonsending) makeScreen()",
                "nonisolated(nonsending) makeSettings()", "nonisolated(nonsending) makeDatabase()", "makePalette()",
            ])
    }

    /// The member that takes the call is async too, and has a variant for each isolation.
    @Test func membersThatTakeTheCallFollowTheDefaultIsolation() throws {
        let members = try members(
            """
            protocol Theme {}
            // @Provides(graph)
            func theme() async -> any Theme { fatalError() }
            // @Provides
            final class Header { init(theme: any Theme) {} }
            final class Screen {
                // @Needs
                init(header: Header, theme: any Theme) {}
            }
            """)
        let condition = "hasFeature(NonisolatedNonsendingByDefault) || hasFeature(NoExplicitNonIsolated)"
        #expect(
            outline(members).contains(
                "\(condition): makeTheme(), sharedTheme(in call: AppFactoryCall); else: nonisolated(nonsending) makeTheme(), "
                    + "nonisolated(nonsending) sharedTheme(in call: AppFactoryCall)"))
    }

    @Test func aFakeHasAnInitializerForEachWorld() throws {
        let text = """
            #if A
            // @Provides(live)
            final class First {}
            #endif
            // @Provides(live)
            final class Second {}
            #if A
            // @Needs
            func first(_ first: First) {}
            #endif
            // @Needs
            func second(_ second: Second) {}
            """
        #expect(
            outline(try members(text, of: "FakeAppFactory")) == [
                "A: fakeMakeFirst", "fakeMakeSecond",
                "A: init(makeFirst: @escaping () -> First, makeSecond: @escaping () -> Second); "
                    + "else: init(makeSecond: @escaping () -> Second)",
                "A: makeFirst()", "makeSecond()",
            ])
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
