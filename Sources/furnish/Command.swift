import FurnishCore
import FurnishFiles
import FurnishWorkbench

/// The commands. The parser, the help and the completion scripts are made from this table and `Option`.
enum Command: String, CaseIterable {
    case generate, check, fix, graph, explain, outline, scan, migrate, completions, help

    var options: [Option] {
        let inputs: [Option] = [
            .module, .sibling, .dependency, .siblingOutline, .dependencyOutline, .projectTarget, .packageTarget,
            .modules, .xcodeProject, .storyboard, .compiler,
        ]
        return switch self {
        case .generate: [.module, .output] + inputs.dropFirst() + [.undeclared, .record, .format]
        case .check: [.module, .output] + inputs.dropFirst() + [.undeclared, .domain, .format]
        case .graph: inputs + [.check, .format]
        case .fix: inputs + [.domain, .dryRun, .defaults, .siblings]
        case .explain: inputs + [.all, .format]
        case .outline: [.module, .output]
        case .migrate: inputs + [.tool, .tests, .only, .defaultIsolation, .noFactory, .dryRun]
        case .scan: [.format, .module, .sibling, .dependency, .storyboard]
        case .completions, .help: []
        }
    }

    /// The values of `--format`. The first one is the default.
    var formats: [String] {
        switch self {
        case .generate, .check: DiagnosticFormat.allCases.map(\.rawValue)
        case .scan: ScanFormat.allCases.map(\.rawValue)
        case .graph: GraphFormat.allCases.map(\.rawValue)
        case .explain: CodePageFormat.allCases.map(\.rawValue)
        case .fix, .outline, .migrate, .completions, .help: ["text"]
        }
    }

    /// The words that can follow the command directly, before any option.
    var subjects: [String] {
        switch self {
        case .explain: DiagnosticCode.allCases.map(\.name)
        case .completions: Shell.allCases.map(\.rawValue)
        case .migrate: MigrationPart.allCases.map(\.rawValue)
        case .help: Self.allCases.map(\.rawValue) + HelpPage.allCases.map(\.rawValue)
        default: []
        }
    }

    var usage: [String] {
        switch self {
        case .generate: ["--module NAME --output FILE [OPTION…] SOURCE…"]
        case .check, .fix, .graph: ["--module NAME [OPTION…] SOURCE…"]
        case .explain: ["TYPE --module NAME [OPTION…] SOURCE…", "CODE", "--all [--format text|markdown]"]
        case .outline: ["--module NAME --output FILE SOURCE…"]
        case .scan: ["[OPTION…] SOURCE…"]
        case .migrate: ["registrations|lookups --module NAME [OPTION…] SOURCE…"]
        case .completions: ["bash|zsh|fish"]
        case .help: ["[COMMAND|language|assistant]"]
        }
    }

    /// The arguments after `swift package furnish COMMAND`; nil if the command reads no module.
    var packageUsage: String? {
        switch self {
        case .generate: "--output FILE [--target NAME]"
        case .check: "[--output FILE] [--format NAME] [--target NAME]…"
        case .fix: "[--dry-run] [--defaults] [--siblings] [--target NAME]…"
        case .graph: "[--check FILE] [--format NAME] [--target NAME]…"
        case .scan: "[--format NAME] [--target NAME]…"
        case .explain: "TYPE [--target NAME]…"
        case .migrate: "registrations|lookups [--only FILE|KEY…] [--dry-run] [--target NAME]"
        case .outline, .completions, .help: nil
        }
    }

    /// One line.
    var summary: String {
        switch self {
        case .generate: "writes the factories of a module"
        case .check: "prints the errors and warnings of a module"
        case .fix: "writes the changes that errors and warnings propose"
        case .graph: "prints what a module provides and needs, as text, as a diagram or as a page"
        case .explain: "explains a type of the graph, or the code of an error"
        case .outline: "writes what other modules need to know of a module"
        case .scan: "lists the markers and the declarations that they belong to"
        case .migrate: "moves an app from Resolver, Factory or Swinject"
        case .completions: "prints a script that makes a shell complete commands and options"
        case .help: "describes a command, or all markers and rules, also for a coding assistant"
        }
    }

    var details: String {
        switch self {
        case .generate: "Nothing is written if the sources have errors, or if the file would not change."
        case .check:
            "Nothing is written. With '--output', it also fails if 'generate' would change that file. It checks several modules, each from "
                + "its '--module' on, and prints once what they say of one that they all read."
        case .fix:
            "A fix is written if it is the only one of its error or warning. What is left is printed as by 'check'."
        case .graph: "The graph is printed even if the sources have errors. The page is one file that needs no network."
        case .explain:
            "For a type: how it is made, where it lives, what keeps it and what needs it. For a code: what it means and how to fix it."
        case .outline:
            "The file takes the place of the sources: see '--sibling-outline'. An edit in a body leaves it as it is."
        case .scan: "A module's name is not needed."
        case .migrate:
            "'registrations' marks what a container makes, and lets the container ask the factory. 'lookups' turns look-ups into parameters. "
                + "The app behaves as before; what is not certain stays, and is listed with the reason."
        case .completions: "The script completes commands, options, the values of --format and error codes."
        case .help:
            "Without a command, lists all commands and options. 'assistant' is a short text to append to a file such as AGENTS.md."
        }
    }

    var examples: [String] {
        switch self {
        case .generate:
            [
                "furnish generate --module App --output App+Furnish.swift App/*.swift",
                "furnish generate --module App --output App+Furnish.swift App/*.swift --sibling Kit Kit/*.swift "
                    + "--dependency Core ../Core/*.swift --storyboard Main.storyboard --record App.record",
            ]
        case .check:
            [
                "furnish check --module App App/*.swift",
                "furnish check --module App --output App+Furnish.swift App/*.swift",
                "furnish check --module App --format sarif App/*.swift > App.sarif",
            ]
        case .fix: ["furnish fix --module App App/*.swift", "furnish fix --module App --dry-run App/*.swift"]
        case .graph:
            [
                "furnish graph --module App App/*.swift",
                "furnish graph --module App --format html App/*.swift > App.html",
                "furnish graph --module App --check Graph.txt App/*.swift",
            ]
        case .explain:
            [
                "furnish explain Clock --module App App/*.swift", "furnish explain MissingProvider",
                "furnish explain --all --format markdown",
            ]
        case .outline:
            [
                "furnish outline --module Kit --output Kit.outline Kit/*.swift",
                "furnish generate --module App --output App+Furnish.swift --sibling-outline Kit.outline App/*.swift",
            ]
        case .scan: ["furnish scan --format json App/*.swift"]
        case .migrate: ["furnish migrate registrations --module App --dry-run App/*.swift"]
        case .completions:
            [
                #"eval "$(furnish completions bash)""#, #"eval "$(furnish completions zsh)""#,
                "furnish completions fish | source",
            ]
        case .help: ["furnish help generate", "furnish help language", "furnish help assistant >> AGENTS.md"]
        }
    }
}

enum Option: String, CaseIterable {
    case module = "--module"
    case output = "--output"
    case sibling = "--sibling"
    case dependency = "--dependency"
    case siblingOutline = "--sibling-outline"
    case dependencyOutline = "--dependency-outline"
    case compiler = "--compiler"
    case projectTarget = "--project-target"
    case packageTarget = "--package-target"
    case modules = "--modules"
    case xcodeProject = "--xcode-project"
    case undeclared = "--undeclared"
    case storyboard = "--storyboard"
    case record = "--record"
    case dryRun = "--dry-run"
    case defaults = "--defaults"
    case siblings = "--siblings"
    case domain = "--domain"
    case tool = "--tool"
    case tests = "--tests"
    case only = "--only"
    case defaultIsolation = "--default-isolation"
    case noFactory = "--no-factory"
    case check = "--check"
    case all = "--all"
    case format = "--format"

    /// A placeholder for the option's value, as the help shows it; nil if it has none.
    var value: String? {
        switch self {
        case .module, .sibling, .dependency, .projectTarget, .packageTarget, .xcodeProject, .undeclared, .format: "NAME"
        case .output, .siblingOutline, .dependencyOutline, .modules, .storyboard, .record, .check: "FILE"
        case .compiler: "VERSION"
        case .tool: ContainerTool.allCases.map(\.rawValue).joined(separator: "|")
        case .tests: "FILE…"
        case .only: "FILE|KEY…"
        case .defaultIsolation: "MainActor"
        case .noFactory, .dryRun, .defaults, .siblings, .domain, .all: nil
        }
    }

    /// One line.
    var summary: String {
        switch self {
        case .module: "the module to which the sources belong"
        case .output: "the generated file"
        case .sibling: "another module of the package; the sources that follow are its own"
        case .dependency: "a module of another package; the sources that follow are its own"
        case .siblingOutline: "the outline of another module of the package, in place of its sources"
        case .dependencyOutline: "the outline of a module of another package, in place of its sources"
        case .projectTarget: "a module of another package, as '--dependency', but only if a module in view imports it"
        case .packageTarget: "another module of the package, as '--sibling', but only if a module in view imports it"
        case .modules: "a file that names further modules: on each line a module and the folder of its sources"
        case .xcodeProject: "the Xcode project of the module, for which some errors say what its plugin cannot see"
        case .undeclared: "a module that the target does not list: a warning says so if the generated file imports it"
        case .storyboard: "a storyboard of the module"
        case .compiler:
            "the compiler that compiles the module, such as 6.4; by default, the one that compiled this tool"
        case .record: "a file that keeps what was read, so that the next run may have nothing to do"
        case .defaults: "lists the parameters that are left to their defaults, which are counted otherwise"
        case .siblings: "also changes the other modules of the package, and not only the module itself"
        case .domain: "the modules above meet the needs that nothing in view meets, so that these are only counted"
        case .dryRun: "prints the changes as a diff that git can apply, and writes nothing"
        case .tool: "the container that the app moves from, if it uses several"
        case .tests: "sources of tests, which are read and never written"
        case .only: "moves what these files register, or these types or keys"
        case .defaultIsolation: "the actor of declarations that say none"
        case .noFactory: "writes nothing, because the target has no factory yet"
        case .check: "an earlier graph, without line numbers: a diff says what changed, and git can apply it"
        case .all: "all codes"
        case .format: "how the output is printed"
        }
    }
}
