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

// What a closure passes is given, whether the parameter has a default or not.

struct RowArguments {
    let id: String
    let api: any API
}

final class RowModel {
    init(arguments: RowArguments) {}
}

final class ProfileModel {
    init(name: String? = nil) {}
}

// @Needs
struct Comments {
    init(
        makeRow: (RowArguments) -> RowModel = { Resolver.resolve(args: $0) },
        makeProfile: (String?) -> ProfileModel = { Resolver.resolve(args: $0) }
    ) {}
}

// A look-up that a marker answers is no leftover.
// @Needs
struct Login {
    var api: any API = Resolver.resolve()
}

// @Provides
final class Player {
    init(name: String? = nil) {}
}

// @Needs
struct Stage {
    init(makePlayer: (String?) -> Player = { Resolver.resolve(args: $0) }) {}
}
