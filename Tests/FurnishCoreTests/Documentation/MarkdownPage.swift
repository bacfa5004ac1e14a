/// What the tests read in a page of documentation: its code blocks, headings and links.
struct MarkdownPage {
    /// The path from the top of the repository.
    let path: String
    let text: String
    private(set) var blocks: [Block] = []
    private(set) var headings: [String] = []
    private(set) var links: [Link] = []
    /// Paths of the repository in `code font`.
    private(set) var mentions: [Link] = []

    /// A fenced code block.
    struct Block {
        let language: String
        /// The file that the comment above the block names.
        let source: String?
        /// The line of the opening fence, 1-based.
        let line: Int
        let lines: [String]
    }

    struct Link {
        let target: String
        let line: Int
    }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        read(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    private mutating func read(_ lines: [String]) {
        var open: (fence: String, language: String, source: String?, start: Int)?
        for (index, line) in lines.enumerated() {
            let trimmed = line.drop { $0 == " " }
            if let block = open {
                guard trimmed == block.fence else { continue }
                blocks.append(
                    Block(
                        language: block.language, source: block.source, line: block.start + 1,
                        lines: Self.unindented(Array(lines[block.start + 1..<index]), by: line.count - trimmed.count)))
                open = nil
            } else if trimmed.hasPrefix("```") {
                let fence = String(trimmed.prefix { $0 == "`" })
                let source = index > 0 ? Self.excerptSource(lines[index - 1]) : nil
                open = (fence, String(trimmed.dropFirst(fence.count)), source, index)
            } else {
                readText(line, at: index + 1)
            }
        }
    }

    private static func excerptSource(_ line: String) -> String? {
        line.wholeMatch(of: /\s*<!-- excerpt: (\S+) -->\s*/).map { String($0.1) }
    }

    /// Removes the indentation that a block in a list has.
    private static func unindented(_ lines: [String], by count: Int) -> [String] {
        lines.map { line in String(line.dropFirst(line.prefix(count).prefix { $0 == " " }.count)) }
    }

    private mutating func readText(_ line: String, at number: Int) {
        if let heading = line.wholeMatch(of: /#+ (.+)/) { headings.append(String(heading.1)) }
        for span in line.matches(of: /`([^`]+)`/) { readMention(String(span.1), at: number) }
        let prose = line.replacing(/`[^`]+`/, with: "")
        let targets =
            prose.matches(of: /\]\(([^)\s]+)\)/).map(\.1) + prose.matches(of: /<(doc:[^>]+)>/).map(\.1)
            + prose.matches(of: /\b(?:src|srcset|href)="([^"]+)"/).map(\.1)
        links += targets.map { Link(target: String($0), line: number) }
    }

    private mutating func readMention(_ code: String, at line: Int) {
        let isPath = code.hasPrefix("Fixtures/") || code.hasPrefix("Tests/Benchmarks/")
        guard isPath, !code.contains("<"), let path = code.split(separator: " ").first else { return }
        mentions.append(Link(target: String(path), line: line))
    }

    /// Whether a link such as `#two-words` leads to a heading on GitHub.
    func hasHeading(_ anchor: String) -> Bool {
        headings.contains { heading in
            let words = heading.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            return words.replacing(" ", with: "-").lowercased() == anchor
        }
    }
}
