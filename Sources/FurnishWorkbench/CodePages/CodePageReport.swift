import FurnishCore

/// Prints the pages of diagnostic codes: for a terminal, or as Markdown.
package enum CodePageFormat: String, CaseIterable, Sendable {
    case text, markdown
}

package enum CodePageReport {
    /// All pages, in the order of their codes.
    package static func text(as format: CodePageFormat) -> String {
        switch format {
        case .text: codes.map(text).joined(separator: "\n\n")
        case .markdown: markdown
        }
    }

    private static var codes: [DiagnosticCode] { DiagnosticCode.allCases.sorted { $0.rawValue < $1.rawValue } }

    /// The page of one code.
    package static func text(_ code: DiagnosticCode) -> String {
        let page = code.page
        var text = "\(code.rawValue) (\(code.isWarning ? "a warning" : "an error"))\n\n"
        text += wrapped(page.meaning) + "\nThe smallest code that causes it:\n\n"
        text += indented(page.cause.text) + "\n" + wrapped("The fix: " + page.advice + " " + remedy(of: code)) + "\n"
        text += indented(page.fixed.text)
        guard let silence = page.silence, let silenced = page.silenced else { return text }
        return text + "\n" + wrapped("Where it is meant so: " + silence) + "\n" + indented(silenced.text)
    }

    /// Writes one section for each code.
    private static var markdown: String {
        var text = """
            # Errors and warnings

            Each code that Furnish reports: what it means, the smallest code that causes it, and the fix. `furnish explain
            MissingProvider` prints a page on its own. This file is made by `furnish explain --all --format markdown`.

            """
        for code in codes {
            text += "\n## \(code.rawValue)\n\n" + (code.isWarning ? "*A warning.* " : "") + markdown(code)
        }
        return text
    }

    /// The page of one code without its heading.
    static func markdown(_ code: DiagnosticCode) -> String {
        let page = code.page
        var text =
            page.meaning + "\n\n" + fenced(page.cause) + "\n**Fix.** " + page.advice + " " + remedy(of: code) + "\n\n"
        text += fenced(page.fixed)
        guard let silence = page.silence, let silenced = page.silenced else { return text }
        return text + "\n**Where it is meant so.** " + silence + "\n\n" + fenced(silenced)
    }

    private static func remedy(of code: DiagnosticCode) -> String {
        switch code.remedy {
        case .written: "`furnish fix` writes this change."
        case .chosen: "Several changes are possible: Furnish shows them, and you choose one."
        case .byHand: "Only you can write this change."
        }
    }

    /// Writes one fenced code block for each file.
    private static func fenced(_ example: CodePage.Example) -> String {
        let files = example.files
        return files.map { file in
            let title = files.count > 1 ? "`\(file.path)`\n\n" : ""
            let languages = [".swift": "swift", ".storyboard": "xml"]
            let language = languages.first { file.path.hasSuffix($0.key) }?.value ?? "text"
            return title + "```\(language)\n" + trimmed(file.text) + "\n```\n"
        }.joined(separator: "\n")
    }

    private static func trimmed(_ text: String) -> String {
        String(text.reversed().drop { $0 == "\n" }.reversed())
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }

    /// Breaks text into lines of at most 80 characters.
    static func wrapped(_ text: String) -> String {
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
