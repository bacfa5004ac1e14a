import FurnishCore
import Testing

/// Each folder of `Fixtures/Diagnostics` contains mistakes, and the expected diagnostics with line and column in
/// `Expected.txt`.
@Suite struct DiagnosticsTests {
    @Test(arguments: try Fixture.all("Diagnostics"))
    func reportsWhatIsExpected(_ fixture: Fixture) throws {
        let generation = try fixture.generate()
        try fixture.expect(Renderer.render(generation.diagnostics), in: "Expected.txt")
        let hasErrors = generation.diagnostics.contains { !$0.isWarning }
        #expect((generation.text == nil) == hasErrors)
    }
}
