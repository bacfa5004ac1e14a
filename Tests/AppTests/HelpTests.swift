import Foundation
import Testing

/// The help, the near misses of commands and options, and the completion scripts.
struct HelpTests {
    private static let commands = [
        "generate", "check", "fix", "graph", "explain", "outline", "scan", "completions", "help",
    ]
    private static let options = [
        "--module", "--output", "--sibling", "--dependency", "--sibling-outline", "--dependency-outline",
        "--storyboard",
        "--record", "--dry-run", "--defaults", "--siblings", "--all",
        "--format",
        "--help", "--version", "@FILE",
    ]
    private let folder = try! ToolFolder()

    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func describesAllCommandsAndOptions(_ arguments: [String]) throws {
        let run = try folder.run(arguments)
        expectSuccess(run)
        for name in Self.commands {
            #expect(run.output.contains("\n  \(name) "))
            #expect(run.output.contains("\n  furnish \(name) ") || run.output.contains("\n  eval \"$(furnish \(name) "))
        }
        for name in Self.options { #expect(run.output.contains("\n  \(name) ")) }
    }

    @Test func describesACommand() throws {
        for command in Self.commands {
            let run = try folder.run("help", command)
            #expect(run.status == 0, "\(command)")
            #expect(run.output.contains("usage: furnish \(command) "), "\(command)")
            #expect(run.output.contains("\nexamples:\n  "), "\(command)")
            #expect(try folder.run(command, "--help").output == run.output, "\(command)")
            #expect(try folder.run(command, "--module", "App", "-h").output == run.output, "\(command)")
        }
    }

    @Test(arguments: [("language", "Furnish.docc/Language.md"), ("assistant", "Assistant.md")])
    func printsAPage(_ name: String, _ path: String) throws {
        let run = try folder.run("help", name)
        let page = "Sources/furnish/\(path)"
        let text = try String(contentsOf: App.repository.appending(path: page), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.contains("<!-- excerpt")
        }
        #expect(run.status == 0 && run.output == lines.joined(separator: "\n"))
    }

    /// The examples are written for a folder with these files.
    @Test func theExamplesRun() throws {
        for command in Self.commands {
            let names = ["here/App/A.swift", "here/Kit/K.swift", "Core/C.swift", "here/Main.storyboard"]
            for name in names {
                try FileManager.default.createDirectory(
                    at: folder.directory.appending(path: name).deletingLastPathComponent(),
                    withIntermediateDirectories: true)
                try folder.write("", to: name)
            }
            try folder.write("// @Provides\npublic struct Clock {}\n", to: "here/App/A.swift")
            try folder.write("Needed by no entry point\n\nClock  A.swift\n", to: "here/Graph.txt")
            let help = try folder.run("help", command).output
            let examples = help.components(separatedBy: "examples:\n")[1].split(separator: "\n").map { $0.dropFirst(2) }
            #expect(!examples.isEmpty, "\(command)")
            for example in examples where !example.contains("zsh") && !example.contains("fish") {
                let run = try folder.shell("cd here && \(example)")
                #expect(run.status == 0, "\(example): \(run.output)")
            }
        }
    }

    @Test func proposesWhatIsMeant() throws {
        for (arguments, message) in [
            (["grph"], "there is no command 'grph': did you mean 'graph'?"),
            (["help", "chek"], "there is no command 'chek': did you mean 'check'?"),
            (["version"], "there is no command 'version': did you mean '--version'?"),
            (["fly"], "there is no command 'fly'\n"),
            (["check", "--modul", "App"], "'check' has no option '--modul': did you mean '--module'?"),
            (["check", "--record", "R"], "'check' has no option '--record'\n"),
            (["graph", "--module", "App", "--format", "htm"], "did you mean 'html'?; its formats are text, mermaid, "),
            (["check", "--module"], "a value is missing: write --module NAME"),
            (["completions"], "the shell is missing: write completions bash|zsh|fish"),
            (["completions", "tcsh"], "there is no script for 'tcsh': write completions bash|zsh|fish"),
            (["fix", "--format", "json"], "'fix' has no format 'json'; its formats are text"),
            ([], "a command is missing"),
        ] as [([String], String)] {
            let run = try folder.run(arguments)
            #expect(run.status == 2, "\(message)")
            #expect(run.output.hasPrefix("furnish: error: ") && run.output.contains(message), "\(run.output)")
            #expect(run.output.hasSuffix("\nsee 'furnish help'\n"), "\(message)")
        }
    }

    @Test func bashCompletes() throws {
        for (line, expected) in [
            ("gr", ["graph"]), ("--v", ["--version"]), ("check --f", ["--format"]), ("check --r", []),
            ("graph --module App --format ", ["text", "mermaid", "dot", "json", "html"]),
            ("explain Missing", ["MissingProvider"]), ("help ex", ["explain"]),
            ("completions ", ["bash", "zsh", "fish"]),
            ("generate --output ", []), ("check So", []),
        ] as [(String, [String])] {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            let script = """
                eval "$(furnish completions bash)"
                complete -p furnish | grep -q -- '-F _furnish furnish' || exit 3
                COMP_WORDS=(furnish \(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count)
                _furnish
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            try expectProposals(expected, of: script)
        }
    }

    /// As a user types it, where another function completes the other arguments of `swift`.
    @Test func bashCompletesInAPackage() throws {
        for (line, expected) in [
            ("swift package furnish gr", ["graph"]), ("swift package furnish explain Missing", ["MissingProvider"]),
            (
                "swift package --verbose furnish fix --d",
                ["--dependency", "--dependency-outline", "--domain", "--dry-run", "--defaults"]
            ),
            ("swift bu", ["build"]), ("swift package furn", ["build"]),
        ] as [(String, [String])] {
            let words = line.split(separator: " ")
            let script = """
                _swift() { COMPREPLY=(build); }
                complete -F _swift swift
                eval "$(furnish completions bash)"
                eval "$(furnish completions bash)"
                COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
                $(complete -p swift | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            try expectProposals(expected, of: script)
        }
    }

    /// Each rule is also a command of bash, with the summary as the last argument.
    @Test func fishGetsOneRuleOnEachLine() throws {
        let script = """
            complete() { [[ " $* " != *" -d "* || "${@: -2:1}" == -d ]] || printf '%s\\n' "$*"; }
            eval "$(furnish completions fish)"
            """
        let run = try folder.shell(script)
        #expect(run == (0, ""))
    }

    @Test(
        .enabled(if: isInstalled("zsh")),
        arguments: [("gr", ["graph"]), ("graph --format ", ["text", "mermaid", "dot", "json", "html"])])
    func zshCompletes(_ line: String, _ expected: [String]) throws {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        let script = """
            autoload -Uz compinit; compinit -D -u
            compadd() { shift; print -l -- ${(M)@:#$word*}; }
            eval "$(furnish completions zsh)"
            [[ $_comps[furnish] == _furnish ]] || exit 3
            words=(furnish \(words.map { "\"\($0)\"" }.joined(separator: " "))); CURRENT=$#words
            _furnish
            """
        try expectProposals(expected, of: "zsh -f <<'END'\n\(script)\nEND")
    }

    @Test(
        .enabled(if: isInstalled("zsh")),
        arguments: [("swift package furnish gr", ["graph"]), ("swift bu", ["build"])])
    func zshCompletesInAPackage(_ line: String, _ expected: [String]) throws {
        let script = """
            autoload -Uz compinit; compinit -D -u
            compadd() { shift; print -l -- ${(M)@:#$word*}; }
            _swift() { print build; }
            compdef _swift swift
            eval "$(furnish completions zsh)"
            eval "$(furnish completions zsh)"
            words=(\(line)); CURRENT=$#words
            $_comps[swift]
            """
        try expectProposals(expected, of: "zsh -f <<'END'\n\(script)\nEND")
    }

    @Test(
        .enabled(if: isInstalled("fish")),
        arguments: [
            ("gr", ["graph"]), ("graph --format ", ["dot", "html", "json", "mermaid", "text"]),
            ("explain Missing", ["MissingProvider"]),
            ("fix --d", ["--defaults", "--dependency", "--dependency-outline", "--dry-run"]),
        ], ["furnish", "swift package furnish"])
    func fishCompletes(_ end: (line: String, expected: [String]), _ start: String) throws {
        let script = "furnish completions fish | source\ncomplete -C '\(start) \(end.line)' | cut -f 1"
        try expectProposals(end.expected, of: "fish --no-config <<'END'\n\(script)\nEND")
    }

    /// Runs a script that prints a proposal on each line.
    private func expectProposals(
        _ expected: [String], of script: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try folder.shell(script)
        expectSuccess(run, sourceLocation: sourceLocation)
        let proposals = run.output.split(separator: "\n").map(String.init)
        #expect(proposals == expected, "\(script)", sourceLocation: sourceLocation)
    }

    private static func isInstalled(_ shell: String) -> Bool {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + shell)
        }
    }
}
