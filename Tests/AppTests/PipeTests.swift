import Foundation
import Testing

/// Devices and pipes in place of files. The tool never waits for something that may not come.
@Suite(.serialized) final class PipeTests {
    private let folder = try! ToolFolder()

    init() throws {
        try folder.write("// @Provides\nstruct A {}\n", to: "A.swift")
        expectSuccess(try folder.shell("mkfifo pipe"))
    }

    /// Ends a tool that waits.
    private func run(_ arguments: String, after script: String = ":") throws -> (status: Int32, output: String) {
        try folder.shell("\(script)\nexec furnish \(arguments)", limit: 10)
    }

    @Test func refusesAPipeThatNothingWritesTo() throws {
        for arguments in [
            "check --module App pipe", "check --module App @pipe", "check --module App A.swift --dependency Core pipe",
            "check --module App A.swift --storyboard pipe", "fix --module App pipe", "scan pipe",
            "generate --module App --output Out.swift --record Out.record pipe",
        ] as [String] {
            let run = try run(arguments)
            #expect(run.status == 2, "\(arguments)")
            #expect(run.output == "furnish: error: pipe: Nothing is written to this pipe\n", "\(arguments)")
        }
    }

    @Test func refusesAPipeThatNothingReadsFrom() throws {
        let run = try run("generate --module App --output pipe A.swift")
        #expect(run.status == 2)
        #expect(run.output == "furnish: error: pipe: Nothing reads from this pipe\n")
    }

    /// More text than a pipe holds, in both directions.
    @Test func readsAndWritesPipes() throws {
        let types = (0..<2_000).map { "// @Provides\nstruct Type\($0) {}\n" }.joined()
        try folder.write(types + "// @Needs\nfunc use(type: Type1) {}\n", to: "Many.swift")
        expectSuccess(try folder.run("generate", "--module", "App", "--output", "Out.swift", "Many.swift"))
        let run = try folder.shell(
            """
            exec 3<> pipe
            head -c $(wc -c < Out.swift) <&3 > Piped.swift &
            furnish generate --module App --output pipe @<(echo Many.swift) <(sleep 0.2) || exit
            wait
            """)
        expectSuccess(run)
        #expect(try folder.data("Out.swift").count > 100_000)
        #expect(try folder.data("Piped.swift") == folder.data("Out.swift"))
    }

    /// A record of a pipe's text could not tell whether the next text is the same.
    @Test func readsAPipeInEveryRunWithARecord() throws {
        for type in ["First", "Second"] {
            let source =
                "<(echo '// @Needs'; echo 'func use(type: \(type)) {}'; echo '// @Provides'; echo 'struct \(type) {}')"
            expectSuccess(try run("generate --module App --output Out.swift --record Out.record \(source)"))
            #expect(try folder.read("Out.swift").contains("type: \(type)"))
        }
    }

    /// The second run would wait for its own output.
    @Test func printsInEveryRunWithARecord() throws {
        for _ in 0..<2 {
            let run = try run("generate --module App --output /dev/stdout --record Out.record A.swift")
            expectSuccess(run)
            #expect(run.output.contains("class AppFactory {"))
        }
    }

    @Test(arguments: ["/dev/null", "pipe", "."])
    func keepsNoRecordInADeviceOrAPipe(_ record: String) throws {
        for _ in 0..<2 {
            let run = try run("generate --module App --output Out.swift --record \(record) A.swift")
            expectSuccess(run)
            #expect(run.output == "")
        }
        #expect(try folder.contents == ["A.swift", "Out.swift", "pipe"])
    }
}
