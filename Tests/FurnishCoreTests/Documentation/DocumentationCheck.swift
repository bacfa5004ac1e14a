import Foundation

/// Finds what is wrong in pages of documentation: code that no test compiles or compares, and links that lead nowhere.
struct DocumentationCheck {
    let pages: [MarkdownPage]
    /// Returns the text of a file of the repository, or nil if there is none.
    let read: (String) -> String?
    /// Whether the repository has this file or folder.
    let exists: (String) -> Bool

    static let catalog = "Sources/furnish/Furnish.docc"

    func problems(in page: MarkdownPage) -> [String] {
        let problems = blockProblems(page) + linkProblems(page) + mentionProblems(page)
        return problems.map { "\(page.path):\($0.line): \($0.message)" }
    }

    private typealias Problem = (line: Int, message: String)

    /// Commands are not compared. `CodePageTests` checks the examples of the codes.
    private func blockProblems(_ page: MarkdownPage) -> [Problem] {
        if page.path == "\(Self.catalog)/Errors.md" { return [] }
        return page.blocks.filter { $0.language != "sh" }.compactMap { block in
            guard let source = block.source else {
                return (block.line, "no comment such as '<!-- excerpt: FILE -->' above the block")
            }
            guard source.hasPrefix("Fixtures/") || source.hasPrefix("Tests/"), let text = read(source) else {
                return (block.line, "\(source) is not a file of Fixtures or Tests")
            }
            let excerpt = Excerpt(block.lines)
            if excerpt.isEmpty { return (block.line, "the block is empty") }
            return excerpt.difference(from: text).map { problem(block, source, $0) }
        }
    }

    private func problem(_ block: MarkdownPage.Block, _ source: String, _ difference: Excerpt.Difference) -> Problem {
        let line = block.line + 1 + difference.line
        guard let fileLine = difference.fileLine, let fileText = difference.fileText else {
            return (line, "\(source) has no line '\(difference.text)' here")
        }
        return (line, "'\(difference.text)' is '\(fileText)' in \(source):\(fileLine)")
    }

    private func linkProblems(_ page: MarkdownPage) -> [Problem] {
        page.links.compactMap { link in
            if link.target.hasPrefix("https://") { return nil }
            if link.target.hasPrefix("doc:") {
                return (link.line, "only DocC follows \(link.target): link to the file")
            }
            let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard let target = target(of: String(parts[0]), from: page) else {
                return (link.line, "\(link.target) does not exist")
            }
            guard parts.count == 2 else { return nil }
            let other = pages.first { $0.path == target }
            return other?.hasHeading(String(parts[1])) == true
                ? nil : (link.line, "\(target) has no heading for #\(parts[1])")
        }
    }

    /// The path of the file or folder to which a link leads, as GitHub follows it. `Tests/Documentation/build` turns it into
    /// a link of DocC. An empty link means the page itself.
    private func target(of link: String, from page: MarkdownPage) -> String? {
        if link.isEmpty { return page.path }
        let folder = page.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let path = String(URL(filePath: "/" + folder + link).standardized.path.dropFirst())
        return exists(path) ? path : nil
    }

    private func mentionProblems(_ page: MarkdownPage) -> [Problem] {
        page.mentions.filter { !exists($0.target) }.map { ($0.line, "\($0.target) does not exist") }
    }
}
