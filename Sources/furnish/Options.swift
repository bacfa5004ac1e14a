import FurnishCore

/// A command line that cannot be understood, and why.
struct UsageError: Error {
    let message: String
}

/// The command line, read.
struct Options {
    enum Verb: String {
        case generate, check, scan
    }

    struct Module {
        let name: String
        let origin: ModuleOrigin
        var paths: [String] = []
    }

    var verb: Verb
    /// The module that is generated for, then those it depends on.
    var modules: [Module]
    var output: String?
    var storyboards: [String] = []
    var format = ScanFormat.text

    /// The files of all modules.
    var sources: [String] { modules.flatMap(\.paths) + storyboards }

    static let usage = """
        usage: furnish generate --module NAME --output FILE [SOURCE…] [--dependency NAME SOURCE…]…
                                [--sibling NAME SOURCE…]… [--storyboard FILE]…
               furnish check    (the same without --output; writes nothing)
               furnish scan     [--format text|json] SOURCE…

          --dependency NAME   the sources that follow are those of a module of another package
          --sibling NAME      the same, of a module of this package
          @FILE               reads further arguments from FILE, one a line
          --help, --version

        """

    /// - Parameter arguments: What follows the program's name; `@FILE` is already expanded.
    init(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else {
            throw UsageError(message: "a verb is missing: generate, check or scan")
        }
        guard let verb = Verb(rawValue: first) else {
            throw UsageError(message: "there is no verb '\(first)': write generate, check or scan")
        }
        self.verb = verb
        modules = [Module(name: "", origin: .own)]
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--module":
                modules[0] = Module(name: try Self.value(argument, &rest), origin: .own, paths: modules[0].paths)
            case "--output": output = try Self.value(argument, &rest)
            case "--format": format = try Self.format(try Self.value(argument, &rest))
            case "--storyboard": storyboards.append(try Self.value(argument, &rest))
            case "--dependency": modules.append(Module(name: try Self.value(argument, &rest), origin: .dependency))
            case "--sibling": modules.append(Module(name: try Self.value(argument, &rest), origin: .sibling))
            case let option where option.hasPrefix("-") && option != "-":
                throw UsageError(message: "there is no option '\(option)'")
            default: modules[modules.count - 1].paths.append(argument)
            }
        }
        try check()
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError(message: "'\(option)' needs a value") }
        return value
    }

    private static func format(_ name: String) throws(UsageError) -> ScanFormat {
        guard let format = ScanFormat(rawValue: name) else {
            throw UsageError(message: "there is no format '\(name)': write text or json")
        }
        return format
    }

    private func check() throws(UsageError) {
        switch verb {
        case .generate where output == nil: throw UsageError(message: "'generate' needs --output FILE")
        case .generate where modules[0].name.isEmpty, .check where modules[0].name.isEmpty:
            throw UsageError(message: "'\(verb.rawValue)' needs --module NAME")
        default: return
        }
    }
}
