import FurnishCore
import FurnishFiles
import FurnishOutlines
import FurnishWorkbench

/// The parsed command line.
struct Options {
    let command: Command
    private(set) var inputs: Inputs
    private(set) var outlines = OutlineFiles()
    /// One of the command's formats.
    var format = "text"
    /// The code or type that `explain` is asked about, the command of `help`, or the shell of `completions`.
    var subject = ""
    private(set) var tool: ContainerTool?
    /// The sources of tests.
    private(set) var tests: [String] = []
    /// A committed text of the graph.
    private(set) var graph: String?
    /// The files and keys that `migrate` moves; empty for all.
    private(set) var only: [String] = []
    /// The options without a value.
    private var flags: Set<Option> = []

    /// Those of each module, from its `--module` on. Only `check` takes several.
    static func all(_ arguments: Arguments) throws -> [Options] {
        let words = arguments.expanded
        guard words.first == Command.check.rawValue else { return [try Options(arguments)] }
        let starts = words.indices.filter { words[$0] == Option.module.rawValue }
        if starts.count < 2 { return [try Options(arguments)] }
        let all = try zip(starts, starts.dropFirst() + [words.count]).map { start, end in
            var arguments = arguments
            arguments.expanded = Array(words[..<starts[0]] + words[start..<end])
            return try Options(arguments)
        }
        if all.contains(where: { $0.format != "text" || $0.inputs.output != nil }) {
            throw UsageError("'--format' and '--output' are for one module, and there are \(all.count)")
        }
        return all
    }

    private init(_ arguments: Arguments) throws {
        inputs = Inputs(arguments)
        var rest = arguments.expanded[...]
        guard let first = rest.popFirst() else { throw UsageError("a command is missing") }
        command = try Self.command(first)
        if !command.subjects.isEmpty, let next = rest.first, !next.hasPrefix("-") { subject = rest.removeFirst() }
        while let option = inputs.takeSources(&rest) { try read(option, &rest) }
        inputs.furtherFiles = outlines.paths
        try inputs.complete()
        try check()
    }

    static func command(_ name: String) throws(UsageError) -> Command {
        if let command = Command(rawValue: name) { return command }
        let names = Command.allCases.map(\.rawValue) + ["--help", "--version"]
        throw UsageError("there is no command '\(name)'" + hint(name, names))
    }

    private static func hint(_ name: String, _ names: [String]) -> String {
        EditDistance.nearest(to: name, among: names).map { ": did you mean '\($0)'?" } ?? ""
    }

    /// Reads an option, and takes its value from the arguments that follow, if it has one.
    private mutating func read(_ name: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        // The arguments of 'generate' and 'check' are valid for the other commands, which ignore these options.
        let ignored: [Option] = [.output, .undeclared, .domain, .format]
        guard let option = Option(rawValue: name), command.options.contains(option) || ignored.contains(option) else {
            let names = command.options.map(\.rawValue) + ["--help"]
            throw UsageError("'\(command.rawValue)' has no option '\(name)'" + Self.hint(name, names))
        }
        guard let description = option.value else {
            flags.insert(option)
            return
        }
        guard let value = rest.popFirst() else { throw UsageError("a value is missing: write \(name) \(description)") }
        switch option {
        case .siblingOutline: addOutline(value, .sibling)
        case .dependencyOutline: addOutline(value, .dependency)
        case .format: format = value
        case .check: graph = value
        case .tool:
            guard let named = ContainerTool(rawValue: value) else {
                throw UsageError("there is no tool '\(value)': write --tool \(description)")
            }
            tool = named
        case .tests: tests += [value] + Self.takeWords(&rest)
        case .only: only += [value] + Self.takeWords(&rest)
        case .defaultIsolation: break
        default: _ = try inputs.read(name, value)
        }
    }

    private static func takeWords(_ rest: inout ArraySlice<String>) -> [String] {
        var words: [String] = []
        while let word = rest.first, !word.hasPrefix("-") { words.append(rest.removeFirst()) }
        return words
    }

    /// An outline has no sources, so those that follow are the own module's.
    private mutating func addOutline(_ path: String, _ origin: ModuleOrigin) {
        outlines.add(path, origin)
        inputs.returnToOwnModule()
    }

    /// Whether an option without a value is given.
    func has(_ flag: Option) -> Bool { flags.contains(flag) }

    /// Whether `explain` is asked about a code, which needs no sources.
    var explainsCode: Bool { has(.all) || (command == .explain && inputs.modules[0].name.isEmpty) }

    /// The modules, with sources in place of outlines, to show lines and propose edits. Generated files that are committed with the
    /// module are left out.
    func readModules() throws(FileError) -> [SourceModule] {
        var modules = try inputs.readModules() + outlines.readSources()
        modules[0].files.removeAll(where: \.isGenerated)
        return modules
    }

    private func check() throws(UsageError) {
        guard command.formats.contains(format) else {
            throw UsageError(
                "'\(command.rawValue)' has no format '\(format)'" + Self.hint(format, command.formats)
                    + "; its formats are \(command.formats.joined(separator: ", "))")
        }
        if graph != nil, format != "text" { throw UsageError("'--check' compares the format 'text'") }
        switch command {
        case .generate, .outline:
            try inputs.checkOutput()
            try inputs.checkModule()
        case .check, .fix, .graph: try inputs.checkModule()
        case .migrate:
            guard MigrationPart(rawValue: subject) != nil else {
                let problem = subject.isEmpty ? "a part is missing" : "there is no part '\(subject)'"
                throw UsageError("\(problem): write migrate registrations or migrate lookups")
            }
            try inputs.checkModule()
        case .explain where subject.isEmpty && !has(.all):
            throw UsageError("a code or a type is missing: write explain CODE")
        case .completions where Shell(rawValue: subject) == nil:
            let problem = subject.isEmpty ? "the shell is missing" : "there is no script for '\(subject)'"
            throw UsageError("\(problem): write completions \(command.usage[0])")
        default: return
        }
    }
}
