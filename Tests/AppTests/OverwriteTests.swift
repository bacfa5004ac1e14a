import Foundation
import Testing

/// Nothing but the output and the record is overwritten, whatever leads to it.
@Suite(.serialized) final class OverwriteTests {
    private let folder = try! ToolFolder()

    private let source = "// @Provides\nstruct A {}\n"
    private let generate = "furnish generate --module App --output Out.swift --record Out.record A.swift"

    /// A link that someone prepared under the name of a temporary file, which once contained the process number.
    @Test func followsNoPreparedLink() throws {
        try folder.write(source, to: "A.swift")
        try folder.write("mine", to: "Notes.txt")
        let run = try folder.shell(
            """
            for name in Out.swift Out.record; do ln -s Notes.txt "$name.$$.unfinished"; done
            exec \(generate)
            """)
        expectSuccess(run)
        #expect(try folder.read("Notes.txt") == "mine")
        #expect(try folder.read("Out.swift").contains("class AppFactory {"))
        #expect(try folder.contents.filter { $0.hasSuffix(".unfinished") }.count == 2)
    }

    private func contents() throws -> [String: Data] {
        Dictionary(uniqueKeysWithValues: try folder.contents.map { ($0, (try? folder.data($0)) ?? Data()) })
    }

    /// Each script makes another path to an input, and the tool is asked to write there.
    @Test func overwritesNoInput() throws {
        for (script, arguments) in [
            ("ln A.swift B.swift", "--output B.swift A.swift"),
            ("ln -s A.swift B.swift", "--output B.swift A.swift"),
            ("ln -s A.swift B.swift", "--output A.swift B.swift"),
            ("mkdir F && mv A.swift F && ln -s F G && ln -s F/A.swift A.swift", "--output G/A.swift A.swift"),
            ("ln A.swift B.record", "--output Out.swift --record B.record A.swift"),
            ("ln -s A.swift B.record", "--output Out.swift --record B.record A.swift"),
            ("ln -s A.swift B.record", "--output Out.swift --record A.swift B.record"),
            ("ln A.swift B.swift", "--output A.swift --dependency Core B.swift"),
            ("ln -s A.swift B.storyboard", "--output A.swift --storyboard B.storyboard"),
            ("echo A.swift > list; ln list B", "--output B @list"),
            (":", "--output /dev/stdout A.swift >> A.swift"), (":", "--output New --record ./New A.swift"),
            ("echo > Old; ln Old B", "--output B --record Old A.swift"),
        ] as [(String, String)] {
            try #require(try folder.shell("rm -rf -- *").status == 0)
            try folder.write(source, to: "A.swift")
            #expect(try folder.shell(script).status == 0, "\(script)")
            let before = try contents()
            let run = try folder.shell("furnish generate --module App \(arguments)")
            #expect(run.status == 2, "\(script)")
            #expect(
                run.output.wholeMatch(of: /furnish: error: [^\n:]+: [A-Z][a-z' ]+ cannot be the [a-z' ]+\n/) != nil,
                "\(script)")
            #expect(try contents() == before, "\(run.output)")
        }
    }

    /// A repaired name would be another file's.
    @Test(arguments: [#"--output $'Out\xff.swift'"#, #"@list"#, "@zero"])
    func refusesANameThatIsNotUTF8(_ argument: String) throws {
        try folder.write(source, to: "A.swift")
        let run = try folder.shell(
            #"""
            printf -- '--output\nOut\xff.swift\n' > list
            printf -- '--output\nOut.swift\0.swift\n' > zero
            furnish generate --module App A.swift \#(argument)
            """#)
        #expect(run.status == 2)
        #expect(run.output.hasSuffix("\n") && run.output.contains(": Not UTF-8"), "\(run.output)")
        #expect(try folder.contents == ["A.swift", "list", "zero"])
    }

    #if os(Linux)
        @Test func writesInAFolderWhoseNameIsNotUTF8() throws {
            try folder.write("// @Provides once\nstruct A {}\n", to: "A.swift")
            let run = try folder.shell(
                #"""
                mkdir $'folder\xff' && cd $'folder\xff' && mv ../A.swift .
                furnish fix --module App A.swift && furnish generate --module App --output Out.swift A.swift && cat *
                """#)
            expectSuccess(run)
            #expect(
                run.output.contains("// @Provides(once)") && run.output.contains("class AppFactory {"), "\(run.output)")
        }
    #endif
}
