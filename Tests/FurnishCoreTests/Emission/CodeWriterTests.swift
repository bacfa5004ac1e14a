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
                writer.write("var names: [String]")
                writer.braces(then: " // all") {
                    writer.nested { writer.line("[]") }
                    writer.lines("first\(CodeWriter.lineBreak)second")
                }
            }
            writer.line("let end = 1")
        }
        #expect(
            text == """
                final class Factory {
                    let clock = Clock()

                    var names: [String] {
                            []
                        first
                        second
                    } // all
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

    @Test func writesCallsReadsAndLiterals() {
        let text = written { writer in
            writer.line(Call(callee: "Clock", arguments: []))
            writer.line(Call(callee: "Screen", arguments: ["clock: clock", "id: id"]))
            writer.line(Call(reading: "clock"))
            writer.line(Call(callee: "", arguments: []))
            writer.line(Call(callee: "", arguments: ["first", "second"]))
        }
        #expect(text == "Clock()\nScreen(clock: clock, id: id)\nclock\n[]\n[first, second]\n")
    }

    /// The width of a line counts its indentation.
    @Test(arguments: [(111, false), (112, true)])
    func breaksCallsThatAreTooLong(_ length: Int, _ isBroken: Bool) {
        let argument = String(repeating: "a", count: length)
        let text = written { writer in
            writer.nested { writer.line(Call(callee: "f", arguments: [argument, ""])) }
        }
        #expect(text.hasPrefix(isBroken ? "    f(\n        \(argument),\n" : "    f(\(argument), )"))
        if isBroken { #expect(text.hasSuffix("\n    )\n")) }
    }

    @Test func breaksCallsWhoseArgumentsHaveSeveralLines() {
        let closure = ["{ user in", "    Home(user)", "}"].joined(separator: CodeWriter.lineBreak)
        let text = written { writer in
            writer.nested { writer.line(Call(callee: "Root", arguments: ["open: " + closure, "id: 1"])) }
        }
        #expect(
            text == """
                    Root(
                        open: { user in
                            Home(user)
                        },
                        id: 1
                    )

                """)
    }

    @Test func writesFunctions() {
        let text = written { writer in
            writer.nested {
                let head = MemberHead(
                    access: "public ", name: "makeHome", parameters: ["user: User"], effects: " async", result: "Home")
                writer.member(head) { writer.line("Home(user: user)") }
            }
        }
        #expect(
            text == """
                    public func makeHome(user: User) async -> Home {
                        Home(user: user)
                    }

                """)
    }
}
