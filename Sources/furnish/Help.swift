import FurnishWorkbench

/// What `furnish help` describes besides the commands.
enum HelpPage: String, CaseIterable {
    case language, assistant

    var text: String {
        switch self {
        // A page of the documentation, without the comments for the tests.
        case .language:
            EmbeddedText.language
                .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("<!--") }
                .joined(separator: "\n")
        case .assistant: EmbeddedText.assistant
        }
    }
}

/// The texts of `furnish help` and `furnish explain`.
enum Help {
    static let text: String = {
        var text = """
            Furnish generates factories from the comments '// @Provides', '// @Needs' and '// @Scope'.

            usage: furnish COMMAND [ARGUMENT…]
                   swift package furnish COMMAND [--target NAME]… [ARGUMENT…]

            commands:

            """
        text += columns(Command.allCases.map { ($0.rawValue, $0.summary) })
        text += "\noptions:\n" + options(Option.allCases, formats: "text or another format of the command")
        text += columns([target, ("--help", "describes the command"), ("--version", "prints the version")])
        text += "\nexamples:\n" + Command.allCases.map { "  \($0.examples[0])\n" }.joined()
        return text + """

            'furnish help COMMAND' describes one command, and 'furnish help language' all markers and rules. 'furnish help assistant' is
            a short text for coding assistants.

            exit status:
              0  done, with or without warnings
              1  the sources have errors
              2  the command line is wrong, or a file cannot be read or written

            """
    }()

    /// The pages of all codes, another page of the documentation.
    static let codes = CodePages(EmbeddedText.errors)

    static func text(_ command: Command) -> String {
        var usages = command.usage.map { "furnish \(command.rawValue) \($0)" }
        if let package = command.packageUsage { usages.append("swift package furnish \(command.rawValue) \(package)") }
        let usage = usages.joined(separator: "\n       ")
        var text = "furnish \(command.rawValue): \(command.summary)\n\(command.details)\n\nusage: \(usage)\n"
        if !command.options.isEmpty {
            let formats = command.formats.joined(separator: "|") + "; '\(command.formats[0])' if not given"
            text += "\noptions:\n" + options(command.options, formats: formats)
        }
        if command.packageUsage != nil { text += columns([target]) }
        return text + "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }

    private static let target = (
        name: "--target NAME", text: "with 'swift package furnish', a target in place of all that use the plugin"
    )

    private static func options(_ options: [Option], formats: String) -> String {
        columns(
            options.map { option in
                let name = option.rawValue + (option.value.map { " " + $0 } ?? "")
                return (name, option == .format ? "\(option.summary): \(formats)" : option.summary)
            } + [("@FILE", "reads further arguments from a file, one on each line")])
    }

    private static func columns(_ rows: [(name: String, text: String)]) -> String {
        rows.map { row in "  \(row.name)\(String(repeating: " ", count: max(2, 20 - row.name.utf8.count)))\(row.text)\n"
        }.joined()
    }
}
