import FurnishCore
import FurnishWorkbench
import Testing

/// Each folder of `Fixtures/Diagnostics` contains mistakes, and the expected diagnostics with line and column in
/// `Expected.txt`.
struct DiagnosticsTests {
    @Test(arguments: try FixtureGroup.all("Diagnostics"))
    func reportsWhatIsExpected(_ group: FixtureGroup) async {
        await group.check { fixture in
            let diagnostics = Workbench.check(try fixture.modules, storyboards: try fixture.storyboardFiles)
            try fixture.expect(Renderer.render(diagnostics), in: "Expected.txt")
            // A build says the same, but reads no bodies to find out which initializers could be written.
            let generation = try fixture.generate()
            #expect(lines(generation.diagnostics) == lines(diagnostics), "\(fixture.name)")
            #expect((generation.text == nil) == diagnostics.hasErrors, "\(fixture.name)")
        }
    }

    private func lines(_ diagnostics: [Diagnostic]) -> [Substring] {
        Renderer.render(diagnostics).split(separator: "\n").filter { !$0.contains("note: ") }
    }
}
