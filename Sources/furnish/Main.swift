import FurnishCore
import FurnishFiles
import FurnishOutlines
import FurnishWorkbench

@main
struct Main {
    private static let version = "0.1.0"

    static func main() {
        ExitStatus.end {
            let arguments = try Arguments()
            if arguments.given == ["--version"] {
                try Files.printOutput("furnish \(version)\n")
                return .done
            }
            if arguments.given.contains("--help") || arguments.given.contains("-h") {
                return try printHelp(arguments.given.first { !$0.hasPrefix("-") } ?? "")
            }
            return try run(try Options.all(arguments))
        }
    }

    private static func run(_ modules: [Options]) throws -> ExitStatus {
        let options = modules[0]
        return switch options.command {
        case .generate: try generate(options)
        case .check: try check(modules)
        case .fix: try fix(options)
        case .scan: try scan(options)
        case .graph: try graph(options)
        case .explain: try explain(options)
        case .outline: try outline(options)
        case .migrate: try migrate(options)
        case .completions: try printCompletions(options)
        case .help: try printHelp(options.subject)
        }
    }

    // MARK: Commands

    private static func generate(_ options: Options) throws(FileError) -> ExitStatus {
        var inputs = options.inputs
        inputs.removeGeneratedOutput()
        try inputs.checkOverwrites()
        return try GenerateCommand.run(inputs, readFurther: options.outlines.read, write: Files.write) {
            diagnostics throws(FileError) in
            // A build says less of these than `check`.
            let isWhole = diagnostics.allSatisfy { $0.hasKnownLines && $0.code != .optionalProperty }
            try report(isWhole ? diagnostics : self.diagnostics(options), options)
        }
    }

    /// Writes what other modules may need to know of a module.
    private static func outline(_ options: Options) throws(FileError) -> ExitStatus {
        guard let output = options.inputs.output else { return .cannotRun }
        try options.inputs.checkOverwrites()
        let module = try options.inputs.readModules()[0]
        try Files.write(output, ModuleOutline.bytes(module.name, module.files))
        return .done
    }

    private static func diagnostics(_ options: Options) throws(FileError) -> [Diagnostic] {
        Workbench.check(try options.readModules(), storyboards: try Files.read(options.inputs.storyboards))
    }

    /// Shows once what several modules say of one that they all read.
    private static func check(_ modules: [Options]) throws(FileError) -> ExitStatus {
        var (shown, hasErrors) = (Set<DiagnosticIdentity>(), false)
        for module in modules {
            let status = try check(module) { diagnostics in diagnostics.filter { shown.insert($0.identity).inserted } }
            hasErrors = hasErrors || status == .hasErrors
        }
        return hasErrors ? .hasErrors : .done
    }

    /// - Parameter unshown: Those of some diagnostics that were not shown yet.
    private static func check(_ options: Options, _ unshown: ([Diagnostic]) -> [Diagnostic]) throws(FileError)
        -> ExitStatus
    {
        let inputs = options.inputs
        let (modules, storyboards) = (try options.readModules(), try Files.read(inputs.storyboards))
        let written = inputs.output.map { (path: $0, isThere: Files.status(of: $0)?.isFile == true) }
        let review = Workbench.review(modules, storyboards: storyboards, isDomain: options.has(.domain))
        try report(unshown(review.diagnostics), options)
        GenerateCommand.warnOfUndeclared(review.importedModules, inputs)
        let broken = review.brokenFiles.map { $0 + "\n" } ?? ""
        func say(_ text: String) throws(FileError) { if options.format == "text" { try Files.printOutput(text) } }
        if review.diagnostics.hasErrors {
            try say(broken)
            return .hasErrors
        }
        var success = "No errors in \(modules[0].name.printable).\n"
        if review.needsMetAbove > 0 { success += "The modules above it meet \(review.needsMetAbove) of its needs.\n" }
        success += review.usesPastFactory.map { $0 + "\n" }.joined()
        if let written, written.isThere {
            let difference = try difference(of: written.path, Generator.generate(modules, storyboards: storyboards))
            guard difference.isEmpty else {
                try Files.printOutput(difference)
                Files.printError(
                    "furnish: error: '\(written.path.printable)' is not up to date: run 'furnish generate'\n")
                return .hasErrors
            }
        } else if let written {
            success += "'\(written.path.printable)' does not exist yet: run 'furnish generate'\n"
        }
        try say(success + broken)
        return .done
    }

    /// What `generate` would change in its output.
    private static func difference(of output: String, _ generation: Generation) throws(FileError) -> String {
        // It keeps the output if a source is broken.
        guard let text = generation.text, !generation.isPartial else { return "" }
        return UnifiedDiff.text(
            from: try Files.read(output), to: SourceFile(path: output, text: text),
            path: FilePath.relative(output, to: Files.currentFolder))
    }

    /// Writes all files or none, and prints what it wrote before the diagnostics that are left.
    private static func fix(_ options: Options) throws(FileError) -> ExitStatus {
        let fixed = Fixer.fix(
            try options.readModules(), storyboards: try Files.read(options.inputs.storyboards),
            writesSiblings: options.has(.siblings), isDomain: options.has(.domain))
        if options.has(.dryRun) {
            let folder = Files.currentFolder
            for change in fixed.changes {
                let path = FilePath.relative(change.before.path, to: folder)
                try Files.printOutput(UnifiedDiff.text(from: change.before, to: change.after, path: path))
            }
        } else {
            try Files.rewrite(fixed.changes)
            try printReport((fixed.report + fixed.remarks).map { $0 + "\n" }.joined())
        }
        Files.printDiagnostics(fixed.diagnostics)
        let decisions = fixed.decisions.isEmpty ? [] : ["Only you can decide:"] + fixed.decisions
        if options.has(.dryRun) {
            // The output is a diff, and nothing else.
            Files.printError((fixed.declined + decisions).map { $0 + "\n" }.joined())
            return fixed.hasErrors ? .hasErrors : .done
        }
        var lines: [String] = []
        if !fixed.defaults.isEmpty {
            let count = fixed.defaults.count
            let counted =
                count == 1 ? "A parameter is left to its default" : "\(count) parameters are left to their defaults"
            lines +=
                options.has(.defaults)
                ? ["Left to their defaults:"] + fixed.defaults : ["\(counted); '--defaults' lists them"]
        }
        lines += decisions
        if let broken = fixed.brokenFiles { lines.append(broken) }
        try Files.printOutput(lines.map { $0 + "\n" }.joined())
        return fixed.hasErrors ? .hasErrors : .done
    }

    /// Writes all files or none, as `fix`.
    private static func migrate(_ options: Options) throws(FileError) -> ExitStatus {
        let isOfLookUps = options.subject == MigrationPart.lookups.rawValue
        let isDryRun = options.has(.dryRun) || options.has(.noFactory) && !isOfLookUps
        let request = Migration.Request(
            tool: options.tool, only: options.only, tests: try Files.read(options.tests), isDryRun: isDryRun)
        let modules = try options.readModules()
        let migration: Migration
        do throws(Migration.Refusal) {
            migration =
                isOfLookUps
                ? try Migration.lookUps(modules, request) : try Migration.registrations(modules, request)
        } catch {
            Files.printError("furnish: error: \(error.message.printable)\n")
            return error.isOfSources ? .hasErrors : .cannotRun
        }
        if isDryRun {
            let folder = Files.currentFolder
            for change in migration.changes {
                let path = FilePath.relative(change.before.path, to: folder)
                try Files.printOutput(UnifiedDiff.text(from: change.before, to: change.after, path: path))
            }
            Files.printError(migration.report.map { $0 + "\n" }.joined())
            if !options.has(.noFactory) || isOfLookUps { return .done }
            Files.printError(
                "furnish: nothing was written: add FurnishPlugin to the target, whose factory the container will ask\n")
            return .cannotRun
        }
        for file in Files.uncommitted(migration.changes.map(\.before.path)) {
            Files.printError("\(file.printable): has changes that are not committed\n")
        }
        try Files.rewrite(migration.changes)
        try printReport(migration.report.map { $0 + "\n" }.joined())
        return .done
    }

    /// Says what was written even if the standard output does not take it.
    private static func printReport(_ report: String) throws(FileError) {
        do throws(FileError) { try Files.printOutput(report) } catch {
            Files.printError(report)
            throw error
        }
    }

    private static func scan(_ options: Options) throws(FileError) -> ExitStatus {
        let files = try options.inputs.readModules().flatMap(\.files)
        let (report, diagnostics) = Workbench.scan(files, as: format(options))
        return try finish(report, diagnostics)
    }

    /// Prints the graph even if it has errors, which go to standard error.
    private static func graph(_ options: Options) throws(FileError) -> ExitStatus {
        let (report, diagnostics) = Workbench.graph(
            try options.readModules(), storyboards: try Files.read(options.inputs.storyboards), as: format(options),
            showsLines: options.graph == nil)
        guard let path = options.graph else { return try finish(report, diagnostics) }
        let difference = UnifiedDiff.text(
            from: try Files.read(path), to: SourceFile(path: path, text: report),
            path: FilePath.relative(path, to: Files.currentFolder))
        let status = try finish(difference, diagnostics)
        guard !difference.isEmpty else { return status }
        Files.printError("furnish: error: '\(path.printable)' is not up to date: 'git apply' takes this diff\n")
        return .hasErrors
    }

    private static func explain(_ options: Options) throws(FileError) -> ExitStatus {
        guard options.explainsCode else { return try explainType(options) }
        if options.has(.all) {
            let format: CodePageFormat = format(options)
            try Files.printOutput(format == .text ? Help.codes.text : Help.codes.markdown)
            return .done
        }
        guard let code = DiagnosticCode(named: options.subject) else {
            let hint = DiagnosticCode.nearest(to: options.subject).map { ": did you mean '\($0.name)'?" }
            Files.printError(
                "furnish: error: there is no code '\(options.subject)'\(hint ?? "; for a type, give --module and sources")\n"
            )
            return .cannotRun
        }
        try Files.printOutput(Help.codes.text(code))
        return .done
    }

    private static func explainType(_ options: Options) throws(FileError) -> ExitStatus {
        let (explanation, diagnostics) = Workbench.explain(
            options.subject, try options.readModules(), storyboards: try Files.read(options.inputs.storyboards))
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
                try Files.printOutput(Help.codes.text(code))
                return .done
            }
            let near = nearest ?? DiagnosticCode.nearest(to: options.subject)?.name
            let hint = near.map { ": did you mean '\($0)'?" } ?? ""
            let message = "nothing in the graph is called '\(options.subject)'\(hint)"
            Files.printError("furnish: error: \(message.printable)\n")
            return .cannotRun
        }
    }

    private static func printCompletions(_ options: Options) throws(FileError) -> ExitStatus {
        guard let shell = Shell(rawValue: options.subject) else { return .cannotRun }
        try Files.printOutput(Completions.script(for: shell))
        return .done
    }

    private static func printHelp(_ command: String) throws -> ExitStatus {
        let page = command.isEmpty ? Help.text : HelpPage(rawValue: command)?.text
        try Files.printOutput(try page ?? Help.text(Options.command(command)))
        return .done
    }

    // MARK: Diagnostics

    private static func finish(_ report: String, _ diagnostics: [Diagnostic]) throws(FileError) -> ExitStatus {
        try Files.printOutput(report)
        Files.printDiagnostics(diagnostics)
        return diagnostics.hasErrors ? .hasErrors : .done
    }

    /// Writes text to standard error, and JSON or SARIF to standard output.
    private static func report(_ diagnostics: [Diagnostic], _ options: Options) throws(FileError) {
        switch format(options) as DiagnosticFormat {
        case .json: try Files.printOutput(DiagnosticReport.json(diagnostics))
        case .sarif: try Files.printOutput(SARIFReport.text(diagnostics, Help.codes, version: version))
        case .text: Files.printDiagnostics(diagnostics)
        }
    }

    private static func format<Format: RawRepresentable<String>>(_ options: Options) -> Format {
        guard let format = Format(rawValue: options.format) else {
            preconditionFailure("options have a format of their command")
        }
        return format
    }
}

/// The notes of a diagnostic may name what waits for it in each module.
private struct DiagnosticIdentity: Hashable {
    let path: String
    let offset: UInt32
    let code: DiagnosticCode
    let message: String
}

extension Diagnostic {
    fileprivate var identity: DiagnosticIdentity {
        DiagnosticIdentity(path: location.file.path, offset: location.offset, code: code, message: message)
    }

    /// Whether all its places have known lines.
    fileprivate var hasKnownLines: Bool { ([location] + notes.map(\.location)).allSatisfy(\.file.hasKnownLines) }
}
