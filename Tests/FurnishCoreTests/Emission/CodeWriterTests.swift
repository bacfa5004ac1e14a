import Testing

@testable import FurnishCore

/// How code is laid out: indentation, conditional blocks, and calls that are too long for a line.
@Suite struct CodeWriterTests {
    private func written(_ body: (CodeWriter) -> Void) -> String {
        let writer = CodeWriter()
        body(writer)
        return writer.finish()
    }

    @Test func indentsWhatIsNested() {
        let text = written { writer in
            writer.write("final class Factory")
            writer.braces {
                writer.line("let clock = Clock()")
                writer.blankLine()
                let block = Statement.block("{", [Statement("first"), .block("[", [Statement("second")], "]")], "}()")
                let head = MemberHead(introducer: "lazy var ", name: "names", result: "[String]")
                writer.write(Member(head: head, body: .initial(block)))
            }
            writer.line("let end = 1")
        }
        #expect(
            text == """
                final class Factory {
                    let clock = Clock()

                    lazy var names: [String] = {
                        first
                        [
                            second
                        ]
                    }()
                }
                let end = 1

                """)
    }

    @Test func writesConditionsAroundLines() {
        let text = written { writer in
            writer.nested {
                writer.conditional(on: nil) { writer.line("always()") }
                writer.conditional(on: "DEBUG") { writer.line("sometimes()") }
                writer.conditional(on: "os(iOS) || DEBUG") {
                    writer.line("one()")
                } else: {
                    writer.conditional(on: "RELEASE") { writer.line("other()") }
                }
            }
        }
        #expect(
            text == """
                    always()
                    #if DEBUG
                    sometimes()
                    #endif
                    #if os(iOS) || DEBUG
                    one()
                    #else
                    #if RELEASE
                    other()
                    #endif
                    #endif

                """)
    }

    private func call(_ callee: String, _ arguments: [String]) -> SwiftValue {
        SwiftValue(text: callee, form: .call(arguments.map { SwiftValue(text: $0) }))
    }

    @Test func writesCallsReadsAndLiterals() {
        let text = written { writer in
            writer.write([
                Statement(call("Clock", [])),
                Statement(call("Screen", ["clock: clock", "id: id"])),
                Statement(SwiftValue(text: "clock")),
                Statement(SwiftValue(form: .literal([]))),
                Statement(SwiftValue(form: .literal([SwiftValue(text: "first"), SwiftValue(text: "second")]))),
            ])
        }
        #expect(text == "Clock()\nScreen(clock: clock, id: id)\nclock\n[]\n[first, second]\n")
    }

    @Test func writesTheEffectsOfAValueBeforeIt() {
        var value = call("makeClock", [])
        value.effects = [.isAsync, .isThrowing]
        let text = written { writer in
            writer.write([.value("let clock = ", value, ""), .conditional("DEBUG", [.value("add(", value, ")")])])
        }
        #expect(text == "let clock = try await makeClock()\n#if DEBUG\nadd(try await makeClock())\n#endif\n")
    }

    /// The width of a line counts its indentation.
    @Test(arguments: [(111, false), (112, true)])
    func breaksCallsThatAreTooLong(_ length: Int, _ isBroken: Bool) {
        let argument = String(repeating: "a", count: length)
        let text = written { writer in
            writer.nested { writer.write([Statement(call("f", [argument, ""]))]) }
        }
        #expect(text.hasPrefix(isBroken ? "    f(\n        \(argument),\n" : "    f(\(argument), )"))
        if isBroken { #expect(text.hasSuffix("\n    )\n")) }
    }

    @Test(arguments: [(75, false), (76, true)])
    func breaksCallsWhoseClosuresAreTooLong(_ length: Int, _ isBroken: Bool) {
        let user = String(repeating: "u", count: length)
        let closure = SwiftValue(label: "open: ", text: "{ user in", form: .closure("Home(\(user))"))
        let root = SwiftValue(text: "Root", form: .call([closure, SwiftValue(text: "id: 1")]))
        let text = written { writer in
            writer.nested { writer.write([Statement(root)]) }
        }
        #expect(
            text
                == (isBroken
                    ? """
                        Root(
                            open: { user in
                                Home(\(user))
                            },
                            id: 1
                        )

                    """
                    : "    Root(open: { user in Home(\(user)) }, id: 1)\n"))
    }

    @Test func writesMethodsAndProperties() {
        let effects = Effects.isAsync
        var head = MemberHead(
            documentation: "A home.", access: "public ", name: "home", parameters: ["user: User"], effects: " async",
            result: "Home")
        let text = written { writer in
            writer.nested {
                writer.write(head.returning(SwiftValue(text: "Home(user: user)", effects: effects)))
                (head.documentation, head.introducer, head.parameters) = ("", "override var ", nil)
                writer.write(head.returning(SwiftValue(text: "main", effects: effects)))
                writer.write(Member(head: head, body: .statements([Statement("_ = main"), Statement("return main")])))
                (head.introducer, head.effects) = ("var ", "")
                writer.write(head.returning(SwiftValue(text: "get")))
                writer.write(Member(head: head, body: .none))
            }
        }
        #expect(
            text == """
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
