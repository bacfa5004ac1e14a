import Foundation

// One decision, on which the errors about three view models wait: they look like data until something provides the store.
final class Store<State> {
    init(state: State) {}
}

struct AppState {}

final class HomeModel {
    init(store: Store<AppState>) {}
}

final class SearchModel {
    init(home: HomeModel?, makeStore: () -> Store<AppState>) {}
}

final class DetailModel {
    init(search: SearchModel) {}
}

// Only the caller knows them, and they know nothing of a store.
final class Folder {
    init(path: [String]) {}
}

// They need each other, and so wait for nothing else.
final class Chicken {
    init(egg: Egg) {}
}

final class Egg {
    init(chicken: Chicken) {}
}

// @Needs
final class HomeScreen {
    init(model: HomeModel, folder: Folder, egg: Egg, chicken: Chicken) {}
}

// @Needs
final class SearchScreen {
    init(model: SearchModel, makeDetail: () -> DetailModel) {}
}

// @Needs
final class RootScreen {
    init(store: Store<AppState>) {}
}
