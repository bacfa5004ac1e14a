import FurnishCore
import Testing

/// What `DocumentationCheck` finds in small pages.
struct DocumentationCheckTests {
    private let clock = """
        #if DEBUG
            // @Provides(once)
            struct Clock {
                let hour: Int

                func now() -> Int { hour }
            }

            struct Alarm {}
        #endif
        """

    private func problems(_ text: String, in path: String = "Page.md") -> [String] {
        let files = [
            "Fixtures/Clock.swift": clock, "Sources/Clock.swift": clock,
            "\(DocumentationCheck.catalog)/Resources/graph.png": "",
        ]
        let other = MarkdownPage(path: "\(DocumentationCheck.catalog)/Other.md", text: "# Other\n## Two words\n")
        let page = MarkdownPage(path: path, text: text)
        let check = DocumentationCheck(
            pages: [page, other], read: { files[$0] }, exists: { files[$0] != nil || $0 == other.path || $0 == path })
        return check.problems(in: page)
    }

    private func problems(ofExcerpt lines: String) -> [String] {
        problems("<!-- excerpt: Fixtures/Clock.swift -->\n```swift\n\(lines)\n```\n")
    }

    @Test func acceptsLinesOfTheFile() {
        for lines in [
            "#if DEBUG\n    // @Provides(once)\n    struct Clock {",
            "struct Clock {\n    let hour: Int\n\n    func now() -> Int { hour }\n}",
            "let hour: Int\n\nfunc now() -> Int { hour }",
            "    let hour: Int",
            "struct Clock {\n    …\n}\n\n…\n\nstruct Alarm {}",
            "// @Provides(once)\nstruct Clock {\n    // …\n    func now() -> Int { hour }",
        ] as [String] {
            #expect(problems(ofExcerpt: lines) == [], "\(lines)")
        }
    }

    @Test func findsAWrongExcerpt() {
        for (lines, problem) in [
            // Another word.
            (
                "struct Clock {\n    let minute: Int",
                "Page.md:4: '    let minute: Int' is '        let hour: Int' in Fixtures/Clock.swift:4"
            ),
            // A line that is left out without a word.
            (
                "struct Clock {\n    func now() -> Int { hour }",
                "Page.md:4: '    func now() -> Int { hour }' is '        let hour: Int' in Fixtures/Clock.swift:4"
            ),
            // Another order.
            ("struct Alarm {}\n…\nstruct Clock {", "Page.md:5: Fixtures/Clock.swift has no line 'struct Clock {' here"),
            // Another indentation.
            (
                "struct Clock {\nlet hour: Int",
                "Page.md:4: 'let hour: Int' is '        let hour: Int' in Fixtures/Clock.swift:4"
            ),
            ("struct Clock { … }", "Page.md:3: Fixtures/Clock.swift has no line 'struct Clock { … }' here"),
            ("…", "Page.md:2: the block is empty"),
        ] as [(String, String)] {
            #expect(problems(ofExcerpt: lines) == [problem], "\(lines)")
        }
    }

    @Test func everyBlockNeedsASource() {
        for language in ["swift", "", "console", "json"] as [String] {
            let problem = "Page.md:2: no comment such as '<!-- excerpt: FILE -->' above the block"
            #expect(problems("Text\n```\(language)\nstruct Alarm {}\n```\n") == [problem], "\(language)")
            #expect(
                problems("<!-- excerpt: Fixtures/Clock.swift -->\n\n```\(language)\nstruct Alarm {}\n```\n").count == 1,
                "\(language)")
        }
    }

    @Test func commandsNeedNoSource() {
        #expect(problems("```sh\nswift build\n```\n") == [])
    }

    @Test(arguments: ["Fixtures/Missing.swift", "Sources/Clock.swift"])
    func theSourceIsAFileThatTestsCheck(_ path: String) {
        let problem = "Page.md:2: \(path) is not a file of Fixtures or Tests"
        #expect(problems("<!-- excerpt: \(path) -->\n```\nstruct Alarm {}\n```\n") == [problem])
    }

    @Test func aBlockInAListIsIndented() {
        let block = "1. Write:\n\n   <!-- excerpt: Fixtures/Clock.swift -->\n   ```swift\n   struct Alarm {}\n   ```\n"
        #expect(problems(block) == [])
        #expect(problems(block.replacing("Alarm", with: "Alert")).count == 1)
    }

    @Test func linksLeadToFilesAndHeadings() {
        for (text, expected) in [
            ("[a](\(DocumentationCheck.catalog)/Other.md)", []),
            ("[a](\(DocumentationCheck.catalog)/Other.md#two-words)", []),
            ("[a](https://example.com/x)", []),
            ("`[a](x.md)` `Fixtures/Clock.swift` `Fixtures/<Name>`", []),
            ("# Here\n[a](#here)", []),
            ("[a](Other.md)", ["Page.md:1: Other.md does not exist"]),
            ("<doc:Other>", ["Page.md:1: only DocC follows doc:Other: link to the file"]),
            ("[a](doc:Other)", ["Page.md:1: only DocC follows doc:Other: link to the file"]),
            ("<img src=\"x.png\">", ["Page.md:1: x.png does not exist"]),
            (
                "[a](\(DocumentationCheck.catalog)/Other.md#Two-words)",
                ["Page.md:1: \(DocumentationCheck.catalog)/Other.md has no heading for #Two-words"]
            ),
            ("[a](#there)", ["Page.md:1: Page.md has no heading for #there"]),
            ("`Fixtures/Apps`", ["Page.md:1: Fixtures/Apps does not exist"]),
        ] as [(String, [String])] {
            #expect(problems(text) == expected, "\(text)")
        }
    }

    @Test func linksAreRelativeToThePage() {
        let page = "\(DocumentationCheck.catalog)/Page.md"
        let text = "[a](Other.md#two-words) ![b](Resources/graph.png) [c](../../../Fixtures/Clock.swift)"
        #expect(problems(text, in: page) == [])
        #expect(problems("[a](../Other.md) ![b](graph.png)", in: page).count == 2)
    }
}
