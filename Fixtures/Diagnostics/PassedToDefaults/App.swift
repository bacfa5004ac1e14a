// A value that code passes is not dropped: what has a default can take it.

struct ListActions { let show: (Int) -> Void }

// @Provides
final class ListViewModel {
    init(actions: ListActions? = nil) {}
}

// @Provides
final class ListScreen {
    init(model: ListViewModel) {}
}

// @Provides
protocol Screens {
    func makeList(actions: ListActions) -> ListScreen
}

// @Needs
final class Flow {
    let screens: Screens
    init(screens: Screens) { self.screens = screens }
    func start() { _ = screens.makeList(actions: ListActions(show: { _ in })) }
}
