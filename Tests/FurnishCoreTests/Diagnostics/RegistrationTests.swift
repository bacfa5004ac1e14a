import FurnishCore
import FurnishWorkbench
import Testing

/// Tests the lifetimes in the containers of other tools.
struct RegistrationTests {
    private static let text = """
        // @Provides
        final class Queue { var items: [String] = [] }
        // @Needs
        final class Music { init(queue: Queue) {} }
        // @Needs
        final class Podcasts { init(queue: Queue) {} }
        extension Container {
            var queue: Factory<Queue> { self { Queue() }.singleton }
        }
        """

    private func lifetimeNotes(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.flatMap(\.notes).map(\.message).filter { $0.hasPrefix("its lifetime here") }
    }

    /// A build reads no function bodies for advice.
    @Test func theBuildDoesNotNameThem() {
        let modules = [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "A.swift", text: Self.text)])]
        let generated = Generator.generate(modules).diagnostics
        #expect(generated.map(\.code) == [.unstatedLifetime])
        #expect(lifetimeNotes(generated) == [])
        let checked = Workbench.check(modules)
        #expect(lifetimeNotes(checked) == ["its lifetime here, '.singleton', is 'once' in a marker"])
    }
}
