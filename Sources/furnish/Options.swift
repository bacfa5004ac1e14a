import FurnishCore

struct UsageError: Error {
    let message: String
}

/// The parsed command line.
struct Options {
    struct Module {
        var name: String
        let origin: ModuleOrigin
        var paths: [String] = []
    }

    /// The arguments from which all other properties were read.
    let arguments: [String]
    let command: Command
    /// The module for which code is generated, followed by its dependencies.
    var modules: [Module]
    var output: String?
    /// The file in which `generate` records its inputs, so that the next run may have nothing to do.
    var record: String?
    var storyboards: [String] = []
    /// The files from which arguments were read.
    var argumentFiles: [String] = []
    /// One of the command's formats.
    var format = "text"
    /// The code or type that `explain` is asked about, the command of `help`, or the shell of `completions`.
    var subject = ""
    /// `fix --dry-run`: prints a diff and writes nothing.
    var isDryRun = false
    /// `explain --all`: every code.
    var explainsAll = false

    /// - Parameter arguments: The arguments after the program's name. Each `@FILE` is already expanded.
    init(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw UsageError(message: "a command is missing") }
        command = try Self.command(first)
        self.arguments = arguments
        modules = [Module(name: "", origin: .own)]
        var next = 1
        if !command.subjects.isEmpty, arguments.count > 1, !arguments[1].hasPrefix("-") {
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

    static func command(_ name: String) throws(UsageError) -> Command {
        if let command = Command(rawValue: name) { return command }
        let names = Command.allCases.map(\.rawValue) + ["--help", "--version"]
        throw UsageError(message: "there is no command '\(name)'" + hint(name, names))
    }

    private static func hint(_ name: String, _ known: [String]) -> String {
        EditDistance.nearest(to: name, among: known).map { ": did you mean '\($0)'?" } ?? ""
    }

    /// Reads the option at `place` and advances `place` to its value, if it has one.
    private mutating func read(_ name: String, at place: inout Int) throws(UsageError) {
        // The arguments of 'generate' are valid for the other commands, which ignore the output.
        guard let option = Option(rawValue: name),
            command.options.contains(option) || option == .output || option == .format
        else {
            let known = command.options.map(\.rawValue) + ["--help"]
            throw UsageError(message: "'\(command.rawValue)' has no option '\(name)'" + Self.hint(name, known))
        }
        var value = ""
        if let description = option.value {
            place += 1
            guard place < arguments.count else {
                throw UsageError(message: "a value is missing: write \(name) \(description)")
            }
            value = arguments[place]
        }
        switch option {
        case .module: modules[0].name = value
        case .output: output = value
        case .record: record = value
        case .format: format = value
        case .dryRun: isDryRun = true
        case .all: explainsAll = true
        case .storyboard: storyboards.append(value)
        case .dependency: modules.append(Module(name: value, origin: .dependency))
        case .sibling: modules.append(Module(name: value, origin: .sibling))
        }
    }

    /// Whether `explain` is asked about a code, which needs no sources.
    var explainsCode: Bool { explainsAll || (command == .explain && modules[0].name.isEmpty) }

    private func check() throws(UsageError) {
        guard command.formats.contains(format) else {
            throw UsageError(
                message: "'\(command.rawValue)' has no format '\(format)'" + Self.hint(format, command.formats)
                    + "; its formats are \(command.formats.joined(separator: ", "))")
        }
        switch command {
        case .generate where output == nil: throw UsageError(message: "the output is missing: write --output FILE")
        case .generate where modules[0].name.isEmpty, .check where modules[0].name.isEmpty,
            .fix where modules[0].name.isEmpty, .graph where modules[0].name.isEmpty:
            throw UsageError(message: "the module is missing: write --module NAME")
        case .explain where subject.isEmpty && !explainsAll:
            throw UsageError(message: "a code or a type is missing: write explain CODE")
        case .completions where Shell(rawValue: subject) == nil:
            let problem = subject.isEmpty ? "the shell is missing" : "there is no script for '\(subject)'"
            throw UsageError(message: "\(problem): write completions \(command.usage[0])")
        default: return
        }
    }
}
