import FurnishCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@main
struct Main {
    private static let version = "0.1.0"

    private enum Status: Int32 {
        case done = 0
        /// The sources have errors, and no output was written.
        case hasErrors = 1
        /// The command line is wrong, or a file cannot be read or written.
        case cannotRun = 2
    }

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) -> Status {
        do {
            try checkArguments()
            if arguments == ["--version"] {
                try Files.printOutput("furnish \(version)\n")
                return .done
            }
            if arguments.contains("--help") || arguments.contains("-h") {
                return try printHelp(arguments.first { !$0.hasPrefix("-") } ?? "")
            }
            var options = try Options(try expand(arguments))
            options.argumentFiles = arguments.compactMap(argumentFile)
            return try run(options)
        } catch let error as UsageError {
            Files.printError("furnish: error: \(error.message)\nsee 'furnish help'\n")
        } catch let error as FileError {
            Files.printError("furnish: error: \(error.path.printable): \(error.reason)\n")
        } catch {
            Files.printError("furnish: error: \(error)\n")
        }
        return .cannotRun
    }

    /// Swift repairs arguments that are not UTF-8. A repaired path leads to another file.
    private static func checkArguments() throws(FileError) {
        for (row, argument) in CommandLine.arguments.enumerated().dropFirst() {
            guard let bytes = CommandLine.unsafeArgv[row], strcmp(argument, bytes) == 0 else {
                throw FileError(argument, "Not UTF-8")
            }
        }
    }

    /// Replaces each `@FILE` by the lines of that file, each one argument.
    private static func expand(_ arguments: [String]) throws(FileError) -> [String] {
        var expanded: [String] = []
        for argument in arguments {
            if let file = argumentFile(argument) {
                expanded += try Files.readLines(file)
            } else {
                expanded.append(argument)
            }
        }
        return expanded
    }

    /// The file that an argument `@FILE` names.
    private static func argumentFile(_ argument: String) -> String? {
        argument.hasPrefix("@") && argument.utf8.count > 1 ? String(argument.dropFirst()) : nil
    }

    private static func run(_ options: Options) throws -> Status {
        switch options.command {
        case .generate: try generate(options)
        case .check: try check(options)
        case .fix: try fix(options)
        case .scan: try scan(options)
        case .graph: try graph(options)
        case .explain: try explain(options)
        case .completions: try printCompletions(options)
        case .help: try printHelp(options.subject)
        }
    }

    // MARK: Commands

    private static func generate(_ options: Options) throws(FileError) -> Status {
        let upToDateCheck = UpToDateCheck(options)
        if let upToDateCheck, upToDateCheck.isUpToDate { return .done }
        try checkOverwrites(options)
        let storyboards = try Files.read(options.storyboards)
        let known = upToDateCheck?.knownSources() ?? []
        let generation = Generator.generate(try modules(options, known), storyboards: storyboards)
        defer { generation.leaveToSystem() }
        upToDateCheck?.keepOutlines(generation, known)
        try report(generation.diagnostics, options)
        guard let text = generation.text, let output = options.output else { return .hasErrors }
        if !generation.isPartial || !Files.exists(output) { try Files.replace(output, with: text) }
        // Two names of a file that did not exist may differ in their case only.
        _ = try results(options)
        if let upToDateCheck, generation.isClean { upToDateCheck.keep(generation, storyboards: storyboards) }
        return .done
    }

    /// Refuses to overwrite an input, whatever its path.
    private static func checkOverwrites(_ options: Options) throws(FileError) {
        let results = try results(options)
        let inputs = options.argumentFiles + options.modules.flatMap(\.paths) + options.storyboards
        let identities = concurrently(inputs.count) { rows in rows.map { FileIdentity(inputs[$0]) } }
        for (input, identity) in zip(inputs, identities) {
            if let identity, let result = results[identity] {
                throw FileError(input, "An input cannot be the \(result)")
            }
        }
    }

    /// What the files are that a run writes. Refuses to write two of them to one file.
    private static func results(_ options: Options) throws(FileError) -> [FileIdentity: String] {
        let paths = [
            (options.output, "output"), (options.record, "record"),
            (options.record.map(UpToDateCheck.outlinesPath), "record's outlines"),
        ]
        var results: [FileIdentity: String] = [:]
        for (path, name) in paths {
            guard let path, let identity = FileIdentity(path) else { continue }
            if let other = results.updateValue(name, forKey: identity) {
                throw FileError(path, "The \(other) cannot be the \(name)")
            }
        }
        return results
    }

    private static func check(_ options: Options) throws(FileError) -> Status {
        let diagnostics = Generator.check(try modules(options), storyboards: try Files.read(options.storyboards))
        try report(diagnostics, options)
        return diagnostics.hasErrors ? .hasErrors : .done
    }

    /// Writes all files or none, and prints what it wrote before the diagnostics that are left.
    private static func fix(_ options: Options) throws(FileError) -> Status {
        let fixed = Fixer.fix(try modules(options), storyboards: try Files.read(options.storyboards))
        if options.isDryRun {
            let folder = Files.currentFolder
            for change in fixed.changes {
                let path = FilePath.relative(change.before.path, to: folder)
                try Files.printOutput(UnifiedDiff.text(from: change.before, to: change.after, path: path))
            }
        } else {
            try Files.rewrite(fixed.changes)
            try printReport((fixed.report + remarks(on: fixed)).map { $0 + "\n" }.joined())
        }
        render(fixed.diagnostics)
        if !options.isDryRun, !fixed.defaults.isEmpty {
            try Files.printOutput((["Left to their defaults:"] + fixed.defaults).map { $0 + "\n" }.joined())
        }
        return fixed.hasErrors ? .hasErrors : .done
    }

    /// Says what was written even if the standard output does not take it.
    private static func printReport(_ report: String) throws(FileError) {
        do throws(FileError) {
            try Files.printOutput(report)
        } catch {
            Files.printError(report)
            throw error
        }
    }

    /// Decisions and changes that are left to the user.
    private static func remarks(on fixed: FixedSources) -> [String] {
        var remarks: [String] = []
        switch fixed.newProviderCount {
        case ...0: break
        case 1:
            remarks.append(
                "The new provider makes an instance for each need: if one must be shared, write '@Provides(once)'.")
        case let count:
            remarks.append(
                "The \(count) new providers make an instance for each need: where one must be shared, write '@Provides(once)'."
            )
        }
        if fixed.newProviderCount > 0 {
            remarks.append(
                "Where one touches the outside world, write 'live' too, so that a fake replaces it in tests.")
        }
        switch fixed.changedTypeCount {
        case 0: break
        case 1: remarks.append("A parameter has another type now: change the code that uses it.")
        case let count: remarks.append("\(count) parameters have other types now: change the code that uses them.")
        }
        switch fixed.declinedCount {
        case 0: break
        case 1: remarks.append("One fix was not written, because its result would have an error in the same place.")
        case let count:
            remarks.append(
                "\(count) fixes were not written, because their results would have errors in the same places.")
        }
        if !fixed.isComplete { remarks.append("Fixes are left: run 'fix' again.") }
        return remarks
    }

    private static func scan(_ options: Options) throws(FileError) -> Status {
        let files = try modules(options).flatMap(\.files)
        let (report, diagnostics) = Generator.scan(files, as: format(options))
        return try finish(report, diagnostics)
    }

    /// Prints the graph even if it has errors, which go to standard error.
    private static func graph(_ options: Options) throws(FileError) -> Status {
        let (report, diagnostics) = Generator.graph(
            try modules(options), storyboards: try Files.read(options.storyboards), as: format(options))
        return try finish(report, diagnostics)
    }

    private static func explain(_ options: Options) throws(FileError) -> Status {
        guard options.explainsCode else { return try explainType(options) }
        if options.explainsAll {
            try Files.printOutput(CodePageReport.text(as: format(options)))
            return .done
        }
        guard let code = DiagnosticCode(named: options.subject) else {
            let hint = DiagnosticCode.nearest(to: options.subject).map { ": did you mean '\($0.rawValue)'?" }
            Files.printError(
                "furnish: error: there is no code '\(options.subject)'\(hint ?? "; for a type, give --module and sources")\n"
            )
            return .cannotRun
        }
        try Files.printOutput(CodePageReport.text(code))
        return .done
    }

    private static func explainType(_ options: Options) throws(FileError) -> Status {
        let (explanation, diagnostics) = Generator.explain(
            options.subject, try modules(options), storyboards: try Files.read(options.storyboards))
        switch explanation {
        case .found(let text):
            try Files.printOutput(text)
            let errors = diagnostics.filter { !$0.isWarning }.count
            guard errors > 0 else { return .done }
            Files.printError(
                "furnish: the sources have \(errors) \(errors == 1 ? "error" : "errors"): see 'furnish check'\n")
            return .hasErrors
        case .unknown(let nearest):
            if let code = DiagnosticCode(named: options.subject) {
                try Files.printOutput(CodePageReport.text(code))
                return .done
            }
            let near = nearest ?? DiagnosticCode.nearest(to: options.subject)?.rawValue
            let hint = near.map { ": did you mean '\($0)'?" } ?? ""
            let message = "nothing in the graph is called '\(options.subject)'\(hint)"
            Files.printError("furnish: error: \(message.printable)\n")
            return .cannotRun
        }
    }

    private static func printCompletions(_ options: Options) throws(FileError) -> Status {
        guard let shell = Shell(rawValue: options.subject) else { return .cannotRun }
        try Files.printOutput(Completions.script(for: shell))
        return .done
    }

    private static func printHelp(_ command: String) throws -> Status {
        try Files.printOutput(command.isEmpty ? Help.text : Help.text(Options.command(command)))
        return .done
    }

    // MARK: Diagnostics

    private static func finish(_ report: String, _ diagnostics: [Diagnostic]) throws(FileError) -> Status {
        try Files.printOutput(report)
        render(diagnostics)
        return diagnostics.hasErrors ? .hasErrors : .done
    }

    /// Writes text to standard error, and JSON or SARIF to standard output.
    private static func report(_ diagnostics: [Diagnostic], _ options: Options) throws(FileError) {
        switch format(options) as DiagnosticFormat {
        case .json: try Files.printOutput(DiagnosticReport.json(diagnostics))
        case .sarif: try Files.printOutput(SARIFReport.text(diagnostics, version: version))
        case .text: render(diagnostics)
        }
    }

    private static func render(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        Files.printError(Renderer.render(diagnostics, as: style))
    }

    /// Plain text for a log; source lines for a terminal, in color unless the user refuses it (no-color.org).
    private static var style: RenderStyle {
        guard Files.isErrorTerminal else { return .plain }
        let refusesColor = Files.environment("NO_COLOR")?.isEmpty == false
        let terminal = Files.environment("TERM") ?? "dumb"
        return .framed(isColored: !refusesColor && terminal != "dumb")
    }

    private static func format<Format: RawRepresentable<String>>(_ options: Options) -> Format {
        guard let format = Format(rawValue: options.format) else {
            preconditionFailure("options have a format of their command")
        }
        return format
    }

    /// - Parameter known: The sources that need not be read, in their order on the command line; nil for the others.
    private static func modules(
        _ options: Options, _ known: [ScannedFile?] = []
    ) throws(FileError) -> [SourceModule] {
        var modules: [SourceModule] = []
        var rest = known[...]
        for module in options.modules {
            let known = Array(rest.prefix(module.paths.count))
            rest = rest.dropFirst(module.paths.count)
            modules.append(
                SourceModule(
                    name: module.name, origin: module.origin, files: try Files.read(module.paths, known: known),
                    known: known))
        }
        return modules
    }
}
