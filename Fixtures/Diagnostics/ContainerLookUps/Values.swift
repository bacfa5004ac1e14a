import Foundation

enum Mode {
    case list, grid
}

final class Detail {
    init(id: String, api: any API) {}
}

// What a container makes is a dependency, whatever its type is. Only a value may as well keep its default.
// @Needs
final class Gallery {
    init(
        mode: Mode = Resolver.resolve(), session: URLSession = Container.shared.session(),
        makeDetail: @escaping (String) -> Detail = { Resolver.resolve(args: $0) }, spacing: Mode = .grid,
        formatter: DateFormatter = DateFormatter()
    ) {}
}
