import FurnishCore

struct UsageError: Error {
    let message: String
}

/// The parsed command line.
struct Options {
    enum Verb: String {
        case generate, check, fix, scan, graph, explain

        static let list = "generate, check, fix, scan, graph or explain"

        /// The values of `--format`. The first one is the default.
        var formats: [String] {
            switch self {
            case .generate, .check: DiagnosticFormat.allCases.map(\.rawValue)
            case .fix: ["text"]
            case .scan: ScanFormat.allCases.map(\.rawValue)
            case .graph: GraphFormat.allCases.map(\.rawValue)
            case .explain: CodePageFormat.allCases.map(\.rawValue)
            }
        }
    }

    struct Module {
        var name: String
        let origin: ModuleOrigin
        var paths: [String] = []
    }

    /// The arguments from which all other properties were read.
    let arguments: [String]
    let verb: Verb
    /// The module for which code is generated, followed by its dependencies.
    var modules: [Module]
    var output: String?
    /// The file in which `generate` records its inputs, so that the next run may have nothing to do.
    var record: String?
    var storyboards: [String] = []
    /// One of the verb's formats.
    var format = "text"
    /// The subject of `explain`: a code or a type.
    var subject = ""
    /// `fix --dry-run`: prints a diff and writes nothing.
    var isDryRun = false
    /// `explain --all`: every code.
    var explainsAll = false

    static let usage = """
        usage: furnish generate --module NAME --output FILE [SOURCE…] [--dependency NAME SOURCE…]…
                                [--sibling NAME SOURCE…]… [--storyboard FILE]… [--record FILE]
               furnish check    (the same without --output; writes nothing)
               furnish fix      (as check) [--dry-run]: writes the changes that errors propose
               furnish graph    (as check) [--format text|mermaid|dot|json|html]
               furnish explain  TYPE (as check): how it is made, where it lives, who needs it
               furnish explain  CODE, or --all [--format text|markdown]: what an error means
               furnish scan     [--format text|json] SOURCE…

          --dependency NAME   the sources that follow are those of a module of another package
          --sibling NAME      the same, of a module of this package
          --record FILE       records the inputs, so that a run does nothing if no change affects its output
          --dry-run           prints a diff that 'git apply' reads, and writes nothing
          --format NAME       generate, check: how diagnostics are printed, text|json|sarif
          @FILE               reads further arguments from FILE, one a line
          --help, --version

        """

    /// - Parameter arguments: The arguments after the program's name. Each `@FILE` is already expanded.
    init(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else {
            throw UsageError(message: "a verb is missing: \(Verb.list)")
        }
        guard let verb = Verb(rawValue: first) else {
            throw UsageError(message: "there is no verb '\(first)': write \(Verb.list)")
        }
        self.arguments = arguments
        self.verb = verb
        modules = [Module(name: "", origin: .own)]
        var next = 1
        if verb == .explain, arguments.count > 1, !arguments[1].hasPrefix("-") {
            subject = arguments[1]
            next = 2
        }
        while next < arguments.count {
            // Sources come first because most arguments are sources.
            if arguments[next].utf8.first != UInt8(ascii: "-") || arguments[next] == "-" {
                modules[modules.count - 1].paths.append(arguments[next])
            } else {
                try read(arguments[next], at: &next)
            }
            next += 1
        }
        // A file is read once even if it is named twice.
        for row in modules.indices { modules[row].paths = FilePath.distinct(modules[row].paths) }
        storyboards = FilePath.distinct(storyboards)
        try check()
    }

    /// Reads the option at `place` and advances `place` to its value, if it has one.
    private mutating func read(_ option: String, at place: inout Int) throws(UsageError) {
        switch option {
        case "--module": modules[0].name = try value(at: &place)
        case "--output": output = try value(at: &place)
        case "--record" where verb == .generate: record = try value(at: &place)
        case "--format": format = try value(at: &place)
        case "--dry-run" where verb == .fix: isDryRun = true
        case "--all" where verb == .explain: explainsAll = true
        case "--storyboard": storyboards.append(try value(at: &place))
        case "--dependency": modules.append(Module(name: try value(at: &place), origin: .dependency))
        case "--sibling": modules.append(Module(name: try value(at: &place), origin: .sibling))
        default: throw UsageError(message: "there is no option '\(option)'")
        }
    }

    private func value(at place: inout Int) throws(UsageError) -> String {
        place += 1
        guard place < arguments.count else {
            throw UsageError(message: "'\(arguments[place - 1])' needs a value")
        }
        return arguments[place]
    }

    /// Whether `explain` is asked about a code, which needs no sources.
    var explainsCode: Bool { explainsAll || (verb == .explain && modules[0].name.isEmpty) }

    private func check() throws(UsageError) {
        guard verb.formats.contains(format) else {
            throw UsageError(message: "there is no format '\(format)': write \(Self.list(verb.formats))")
        }
        switch verb {
        case .generate where output == nil: throw UsageError(message: "'generate' needs --output FILE")
        case .generate where modules[0].name.isEmpty, .check where modules[0].name.isEmpty,
            .fix where modules[0].name.isEmpty, .graph where modules[0].name.isEmpty:
            throw UsageError(message: "'\(verb.rawValue)' needs --module NAME")
        case .explain where subject.isEmpty && !explainsAll:
            throw UsageError(message: "'explain' needs a code or a type, or --all")
        default: return
        }
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
