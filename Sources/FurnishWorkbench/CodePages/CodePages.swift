import FurnishCore

/// The explanations of codes: a page of the documentation, with a section for each code.
package struct CodePages: Sendable {
    package let markdown: String
    private let pages: [String: CodePage]

    package init(_ markdown: String) {
        self.markdown = markdown
        let sections = markdown.split(separator: "\n## ").dropFirst().map { section in
            let name = section.prefix { $0 != "\n" }
            return (String(name), CodePage(section.dropFirst(name.count + 2)))
        }
        pages = Dictionary(sections) { first, _ in first }
    }

    package subscript(code: DiagnosticCode) -> CodePage {
        guard let page = pages[code.name] else { preconditionFailure("'\(code.name)' has no section") }
        return page
    }

    /// All pages for a terminal, in the order of their codes.
    package var text: String { DiagnosticCode.allCases.sorted { $0.name < $1.name }.map(text).joined(separator: "\n") }

    /// The page of one code for a terminal.
    package func text(_ code: DiagnosticCode) -> String {
        "\(code.name) (\(code.isWarning ? "a warning" : "an error"))\n\n\(self[code].text)"
    }
}

/// The section of a code, without its heading: what the code means, the smallest source text that causes it, and the fix.
package struct CodePage: Sendable {
    package let markdown: String

    fileprivate init(_ section: Substring) {
        let start = "*A warning.* "
        markdown = String(section.hasPrefix(start) ? section.dropFirst(start.count) : section)
    }

    /// The first paragraph.
    var meaning: String { String(markdown.prefix { $0 != "\n" }) }

    /// Code is indented, and other lines have at most 80 characters.
    fileprivate var text: String {
        var (text, isCode) = ("", false)
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode.toggle()
            } else if isCode {
                text += line.isEmpty ? "\n" : "    \(line)\n"
            } else {
                text += Self.wrapped(line.filter { $0 != "*" })
            }
        }
        return text
    }

    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + word.count < 80 {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The formats of pages.
package enum CodePageFormat: String, CaseIterable, Sendable { case text, markdown }
