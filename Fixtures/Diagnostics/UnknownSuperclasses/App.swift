import NeedleFoundation

protocol ListDependency: Dependency {}
protocol ListBuilder { var list: ListScreen { get } }

class ListComponent: Component<ListDependency>, ListBuilder {
    var list: ListScreen { ListScreen() }
}

final class ListScreen {}

// @Needs
final class RootScreen {
    init(listBuilder: ListBuilder) {}
}
