struct DetailActions { let show: (Int) -> Void }

// @Provides
final class DetailViewModel {
    init(actions: DetailActions? = nil) {}
}

// @Provides
final class DetailScreen {
    init(model: DetailViewModel) {}
}

// @Needs
final class DetailFlow {
    let makeDetail: (DetailActions) -> DetailScreen
    init(makeDetail: @escaping (DetailActions) -> DetailScreen) { self.makeDetail = makeDetail }
    func start() { _ = makeDetail(DetailActions(show: { _ in })) }
}
