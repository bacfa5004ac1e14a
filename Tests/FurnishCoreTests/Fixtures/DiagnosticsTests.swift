import FurnishCore
import Testing

/// Each folder of `Fixtures/Diagnostics` is a mistake, and says in `Expected.txt` what is to be said of it, to the
/// column.
@Suite struct DiagnosticsTests {
    @Test(arguments: try Fixture.all("Diagnostics"))
    func saysWhatIsExpected(_ fixture: Fixture) throws {
        let generation = try fixture.generate()
        try fixture.expect(Renderer.render(generation.diagnostics), in: "Expected.txt")
        let hasErrors = generation.diagnostics.contains { !$0.isWarning }
        #expect((generation.text == nil) == hasErrors)
    }
}
