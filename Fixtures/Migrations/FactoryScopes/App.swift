import FactoryKit

protocol API: AnyObject { func get() -> Int }
final class Remote: API {
    var n = 0
    init() { print("remote") }
    func get() -> Int {
        n += 1
        return n
    }
}
final class Mock: API { func get() -> Int { -1 } }
final class Repo {
    let api: API
    init(api: API) {
        self.api = api
        print("repo")
    }
}
final class Cached { init() { print("cached") } }
final class Graphed { init() { print("graphed") } }
final class Pair {
    let a: Graphed, b: Other
    init(a: Graphed, b: Other) {
        self.a = a
        self.b = b
    }
}
final class Other {
    let g: Graphed
    var n = 0
    init(g: Graphed) { self.g = g }
}
extension Container {
    var api: Factory<any API> { self { Remote() }.singleton }
    var mocked: Factory<any API> { self { Mock() } }
    var repo: Factory<Repo> { self { Repo(api: self.api()) } }
    var cached: Factory<Cached> { self { Cached() }.cached }
    var graphed: Factory<Graphed> { self { Graphed() }.graph }
    var other: Factory<Other> { self { Other(g: self.graphed()) } }
    var pair: Factory<Pair> { self { Pair(a: self.graphed(), b: self.other()) } }
    var tested: Factory<Repo?> { self { nil } }
    @MainActor var model: Factory<Model> { self { @MainActor in Model(api: self.api()) } }
}
@MainActor final class Model {
    let api: API
    init(api: API) { self.api = api }
}
public final class Mine: SharedContainer {
    public static let shared = Mine()
    public let manager = ContainerManager()
}
final class Deep { init() { print("deep") } }
extension Mine { var deep: Factory<Deep> { self { Deep() }.singleton } }
func reset() { Container.shared.manager.reset(scope: .cached) }
