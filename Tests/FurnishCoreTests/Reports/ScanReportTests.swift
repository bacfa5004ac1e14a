import Foundation
import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

struct ScanReportTests {
    private func json(_ text: String, path: String = "Counter.swift") -> String {
        ScanReport.text([Scanner.scan(SourceFile(path: path, text: text), using: TokenBuffer())], as: .json)
    }

    @Test func aMarkerIsOneObject() {
        let text = """
            class CounterViewModel {
            #if DEBUG
            #if os(Linux)
            #else
                // @Needs(given:  start)
                @MainActor convenience init?<T: Clock>(clock: any Clock = SystemClock(), _ start: Int) async throws {}
            #endif
            #endif
            }
            """
        #expect(
            json(text) == """
                [
                {"file": "Counter.swift", "line": 5, "column": 8, "marker": "Needs", "arguments": "given: start", \
                "condition": "DEBUG && !os(Linux)", "declaration": {"kind": "initializer", "line": 6, "column": 5, \
                "name": "init", "enclosing": "CounterViewModel", "access": "internal", "attributes": ["@MainActor"], \
                "modifiers": ["convenience"], "generics": "<T: Clock>", "async": true, "throws": true, "failable": true, \
                "type": "CounterViewModel", "parameters": [{"label": "clock", "name": "clock", "type": "any Clock", \
                "default": "SystemClock()"}, {"name": "start", "type": "Int"}]}}
                ]

                """)
    }

    @Test func aDetachedMarkerHasNoDeclaration() {
        #expect(
            json("// @Scope")
                == "[\n{\"file\": \"Counter.swift\", \"line\": 1, \"column\": 4, \"marker\": \"Scope\"}\n]\n")
    }

    @Test func positionsAreCorrectForAllLineEndings() {
        for lineBreak in ["\n", "\r\n", "\r"] as [String] {
            let lines = ["@A", "// @Needs", "struct C {", "    // @Needs", "    var d: D }"]
            let source = SourceFile(path: "a.swift", text: lines.joined(separator: lineBreak))
            let file = Scanner.scan(source, using: TokenBuffer())
            let positions = ScanReport.text([file], as: .json).split(separator: "\n").compactMap { line in
                line.split(separator: ", ").filter { $0.contains("line") || $0.contains("column") }.map {
                    $0.filter(\.isNumber)
                }
            }
            #expect(
                positions.filter { !$0.isEmpty } == [["2", "4", "1", "1"], ["4", "8", "5", "5"]],
                "\(lineBreak.debugDescription)")
        }
    }

    @Test func noMarkersAreAnEmptyArray() {
        #expect(json("struct A {}") == "[]\n")
    }

    @Test func filesAreSortedByPath() {
        let files = ["b.swift", "B.swift", "a/c.swift"].map { path in
            SourceFile(path: path, text: "// @Needs\nvar a: A")
        }
        #expect(
            Workbench.scan(files, as: .text).report == """
                B.swift:1:4 @Needs property a
                a/c.swift:1:4 @Needs property a
                b.swift:1:4 @Needs property a

                """)
    }

    @Test func anyTextIsEscapedInJSON() throws {
        let bytes = Array("// @Needs\nlet `a\u{1}\"b\\` = \"".utf8) + [0xFF, 0x09] + Array("\"\n".utf8)
        let source = SourceFile(path: "a\n\"b\".swift", bytes: bytes)
        let text = ScanReport.text([Scanner.scan(source, using: TokenBuffer())], as: .json)
        let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        #expect(objects?.first?["file"] as? String == "a\n\"b\".swift")
    }
}
