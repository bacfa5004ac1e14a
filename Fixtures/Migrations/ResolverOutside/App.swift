import Resolver
protocol Repo: AnyObject {}
class BaseRepo: Repo { init() { print("repo") } }
final class Service { let repo: Repo, retries: Int; init(repo: Repo, retries: Int) { self.repo = repo; self.retries = retries } }
final class Generic<T> { let v: T; init(v: T) { self.v = v } }
final class Label { init() { print("label") } }
extension Resolver.Name { static let label = Self("label") }
final class Page {
    let service: Service, repo: Repo, label: Label
    init(service: Service = Resolver.resolve(), repo: Repo, label: Label = Resolver.resolve(name: .label)) {
        (self.service, self.repo, self.label) = (service, repo, label)
    }
}
enum Mode { case a, b }
final class ModeHolder { let mode: Mode; init(mode: Mode) { self.mode = mode } }
private final class Secret { init() { print("secret") } }
struct Pair { let a: Repo; let b: Service }
final class Tri { init(x: Int) { print("x") }; init(repo: Repo) { print("r") } }
final class Late { static let shared = Late(); init() { print("late") } }
enum Deps {
    static func register() {
        Resolver.register { BaseRepo() as Repo }.scope(.application)
        Resolver.register { Service(repo: Resolver.resolve(), retries: 3) }.scope(.shared)
        Resolver.register { Generic<Int>(v: 3) }
        Resolver.register { Page(repo: Resolver.resolve()) }
        Resolver.register(name: .label) { Label() }
        Resolver.register { ModeHolder(mode: .a) }
        Resolver.register { Secret() }
        Resolver.register { Pair(a: Resolver.resolve(), b: Resolver.resolve()) }
        Resolver.register { Tri(repo: Resolver.resolve()) }
        Resolver.register { Late.shared }
        Resolver.register(Mode.self) { .b }
    }
}
func useSecret() { _ = Resolver.resolve(Secret.self) }
