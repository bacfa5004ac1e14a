import FurnishCore
import FurnishWorkbench
import Testing

/// Each folder of `Fixtures/Diagnostics` contains mistakes, and the expected diagnostics with line and column in
/// `Expected.txt`.
@Suite struct DiagnosticsTests {
    @Test(arguments: try Fixture.all("Diagnostics"))
    func reportsWhatIsExpected(_ fixture: Fixture) throws {
        let diagnostics = Workbench.check(try fixture.modules, storyboards: try fixture.storyboardFiles)
        try fixture.expect(Renderer.render(diagnostics), in: "Expected.txt")
        // A build says the same, but reads no bodies to find out which initializers could be written.
        let generation = try fixture.generate()
        #expect(lines(generation.diagnostics) == lines(diagnostics))
        #expect((generation.text == nil) == diagnostics.hasErrors)
    }

    private func lines(_ diagnostics: [Diagnostic]) -> [Substring] {
        Renderer.render(diagnostics).split(separator: "\n").filter { !$0.contains("note: ") }
    }
}
