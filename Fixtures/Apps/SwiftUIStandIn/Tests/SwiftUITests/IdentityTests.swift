import Combine
import SwiftUI
import Testing

/// What the renderer must do as SwiftUI does, for a test of an app to mean something.
@MainActor @Suite struct IdentityTests {
    @Test func stateIsKeptByPosition() {
        let screen = Renderer(CountersView())
        screen.press("a: 0")
        screen.press("a: 1")
        screen.press("b: 0")
        #expect(screen.texts == ["a: 2", "b: 1"])
    }

    /// The trap: each evaluation of the outer body makes an object for `@State`, and only the first is kept.
    @Test func stateTakesItsValueEachTimeAndKeepsTheFirst() {
        let log = Log()
        let screen = Renderer(OuterView(log: log))
        screen.draw()
        #expect(log.made == ["state", "object", "state"])
        #expect(screen.texts == ["1", "2"])
    }

    @Test func anotherIDBeginsAnew() {
        let screen = Renderer(EpochView())
        screen.press("a: 0")
        #expect(screen.texts == ["next", "a: 1"])
        screen.press("next")
        #expect(screen.texts == ["next", "a: 0"])
    }

    @Test func whatIsNoLongerThereIsForgotten() {
        let screen = Renderer(ToggleView())
        screen.press("a: 0")
        screen.press("hide")
        screen.press("show")
        #expect(screen.texts == ["hide", "a: 0"])
    }

    @Test func aTabKeepsItsStateWhileAnotherIsShown() {
        let screen = Renderer(
            TabView {
                CounterView(name: "a").tabItem { Text("first") }
                CounterView(name: "b").tabItem { Text("second") }
            })
        screen.press("a: 0")
        screen.select(tab: "second")
        #expect(screen.texts == ["first", "second", "b: 0"])
        screen.select(tab: "first")
        #expect(screen.texts == ["first", "a: 1", "second"])
    }

    /// As in SwiftUI, a destination does not see the environment of its link.
    @Test func aDestinationHasTheEnvironmentOfTheStack() {
        let screen = Renderer(
            NavigationStack {
                NavigationLink("open") { NameView() }.environment(\.name, "link")
                NameView().environment(\.name, "root")
            }
            .environment(\.name, "stack"))
        #expect(screen.texts == ["open", "root"])
        screen.follow("open")
        #expect(screen.texts == ["stack", "Back"])
        screen.goBack()
        #expect(screen.texts == ["open", "root"])
    }

    @Test func aTaskRunsOncePerIdentity() async {
        let log = Log()
        let screen = Renderer(Text("a").task { log.made.append("task") })
        await screen.settle()
        screen.draw()
        await screen.settle()
        #expect(log.made == ["task"])
    }
}

@MainActor private final class Log {
    var made: [String] = []

    func object(_ name: String) -> Numbered {
        made.append(name)
        return Numbered(made.count)
    }
}

private final class Numbered: ObservableObject {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

private struct OuterView: View {
    let log: Log

    var body: some View {
        InnerView(state: log.object("state"), object: log.object("object"))
    }
}

private struct InnerView: View {
    @State var state: Numbered
    @StateObject var object: Numbered

    var body: some View {
        Text("\(state.number)")
        Text("\(object.number)")
    }
}

private struct CounterView: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
    }
}

private struct CountersView: View {
    var body: some View {
        List(["a", "b"].map(Row.init)) { CounterView(name: $0.id) }
    }

    struct Row: Identifiable {
        let id: String
    }
}

private struct EpochView: View {
    @State private var epoch = 0

    var body: some View {
        Button("next") { epoch += 1 }
        CounterView(name: "a").id(epoch)
    }
}

private struct ToggleView: View {
    @State private var isShown = true

    var body: some View {
        Button(isShown ? "hide" : "show") { isShown.toggle() }
        if isShown { CounterView(name: "a") }
    }
}

private struct NameView: View {
    @Environment(\.name) private var name

    var body: some View {
        Text(name)
    }
}

private enum NameKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}
