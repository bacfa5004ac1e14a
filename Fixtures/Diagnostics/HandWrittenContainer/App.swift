protocol API {}
struct LiveAPI: API {}
final class Repo { init(api: API) {} }
final class Model { init(repo: Repo) {} }
enum Container {
    static func makeAPI() -> API { LiveAPI() }
    static func makeRepo() -> Repo { Repo(api: makeAPI()) }
    static func makeModel() -> Model { Model(repo: makeRepo()) }
}
final class Screen {
    // @Needs
    init(m: Model, repo: Repo) {}
}
