import Testing

@testable import FurnishCore

/// How code is laid out: blank lines, indentation, conditional blocks, and calls that are too long for a line.
struct CodeWriterTests {
    private func written(_ declarations: [CodeDeclaration]) -> String {
        let writer = CodeWriter()
        writer.write(declarations)
        return writer.text
    }

    /// Statements in a function, without its first and last line and without indentation.
    private func written(_ statements: [Statement]) -> String {
        let head = MemberHead(name: "f", parameters: [])
        let text = written([.member(Member(head: head, body: .statements(statements)))])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
        return lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) + "\n" : $0 + "\n" }.joined()
    }

    private func stored(_ name: String, _ type: String) -> CodeDeclaration {
        .stored(MemberHead(introducer: "let ", name: name, result: type))
    }

    @Test func separatesDeclarationsButNotStoredProperties() {
        let block = Statement.block("{", [Statement("first"), .block("[", [Statement("second")], "]")], "}()")
        let names = MemberHead(introducer: "lazy var ", name: "names", result: "[String]")
        let text = written([
            .type(
                MemberHead(documentation: "A factory.", introducer: "final class ", name: "Factory", result: "Base"),
                [
                    stored("clock", "Clock"),
                    .conditional([CodeBranch(condition: "DEBUG", declarations: [stored("log", "Log")])]),
                    .member(Member(head: names, body: .initial(block))),
                ]),
            .text("// The end."),
        ])
        #expect(
            text == """
                /// A factory.
                final class Factory: Base {
                    let clock: Clock
                    #if DEBUG
                    let log: Log
                    #endif

                    lazy var names: [String] = {
                        first
                        [
                            second
                        ]
                    }()
                }

                // The end.

                """)
    }

    @Test func writesTheBranchesOfConditions() {
        let inner = CodeDeclaration.conditional([CodeBranch(condition: "RELEASE", declarations: [stored("c", "C")])])
        let text = written([
            .conditional([
                CodeBranch(condition: "os(iOS) || DEBUG", declarations: [stored("a", "A")]),
                CodeBranch(condition: "B", declarations: [stored("b", "B"), stored("b2", "B")]),
                CodeBranch(condition: nil, declarations: [inner]),
            ])
        ])
        #expect(
            text == """
                #if os(iOS) || DEBUG
                let a: A
                #elseif B
                let b: B
                let b2: B
                #else
                #if RELEASE
                let c: C
                #endif
                #endif

                """)
    }

    private func call(_ callee: String, _ arguments: [String]) -> SwiftValue {
        SwiftValue(text: callee, form: .call(arguments.map { SwiftValue(text: $0) }))
    }

    @Test func writesCallsReadsAndLiterals() {
        let text = written([
            Statement(call("Clock", [])),
            Statement(call("Screen", ["clock: clock", "id: id"])),
            Statement(SwiftValue(text: "clock")),
            Statement(SwiftValue(form: .literal([]))),
            Statement(SwiftValue(form: .literal([SwiftValue(text: "first"), SwiftValue(text: "second")]))),
        ])
        #expect(text == "Clock()\nScreen(clock: clock, id: id)\nclock\n[]\n[first, second]\n")
    }

    @Test func writesTheEffectsOfAValueBeforeIt() {
        var value = call("makeClock", [])
        value.effects = [.isAsync, .isThrowing]
        let text = written([.value("let clock = ", value, ""), .conditional("DEBUG", [.value("add(", value, ")")])])
        #expect(text == "let clock = try await makeClock()\n#if DEBUG\nadd(try await makeClock())\n#endif\n")
    }

    /// The width of a line counts its indentation.
    @Test(arguments: [(111, false), (112, true)])
    func breaksCallsThatAreTooLong(_ length: Int, _ isBroken: Bool) {
        let argument = String(repeating: "a", count: length)
        let text = written([Statement(call("f", [argument, ""]))])
        #expect(text.hasPrefix(isBroken ? "f(\n    \(argument),\n" : "f(\(argument), )"))
        if isBroken { #expect(text.hasSuffix("\n)\n")) }
    }

    @Test(arguments: [(75, false), (76, true)])
    func breaksCallsWhoseClosuresAreTooLong(_ length: Int, _ isBroken: Bool) {
        let user = String(repeating: "u", count: length)
        let closure = SwiftValue(label: "open: ", text: "{ user in", form: .closure("Home(\(user))"))
        let root = SwiftValue(text: "Root", form: .call([closure, SwiftValue(text: "id: 1")]))
        #expect(
            written([Statement(root)])
                == (isBroken
                    ? """
                    Root(
                        open: { user in
                            Home(\(user))
                        },
                        id: 1
                    )

                    """
                    : "Root(open: { user in Home(\(user)) }, id: 1)\n"))
    }

    @Test func writesMethodsAndProperties() {
        let effects = Effects.isAsync
        var head = MemberHead(
            documentation: "A home.", access: "public ", name: "home", parameters: ["user: User"], effects: " async",
            result: "Home")
        var members = [head.returning(SwiftValue(text: "Home(user: user)", effects: effects))]
        (head.documentation, head.introducer, head.parameters) = ("", "override var ", nil)
        members.append(head.returning(SwiftValue(text: "main", effects: effects)))
        members.append(Member(head: head, body: .statements([Statement("_ = main"), Statement("return main")])))
        (head.introducer, head.effects) = ("var ", "")
        members.append(head.returning(SwiftValue(text: "get")))
        #expect(
            written(members.map(CodeDeclaration.member) + [.stored(head)]) == """
                /// A home.
                public func home(user: User) async -> Home {
                    await Home(user: user)
                }

                public override var home: Home { get async { await main } }

                public override var home: Home {
                    get async {
                        _ = main
                        return main
                    }
                }

                public var home: Home { return get }

                public var home: Home

                """)
    }
}
