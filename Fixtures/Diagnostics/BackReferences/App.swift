protocol ViewP: AnyObject {}
protocol PresenterP: AnyObject {}

// @Provides(graph, as: PresenterP)
final class Presenter: PresenterP {
    // @Needs
    weak var view: ViewP?
}

// @Provides(graph, as: ViewP)
final class Controller: ViewP {
    let presenter: PresenterP
    init(presenter: PresenterP) { self.presenter = presenter }
}
