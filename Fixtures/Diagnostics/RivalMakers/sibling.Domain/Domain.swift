public struct UseCases {
    public init() {}

    public func movieUseCase() -> MovieUseCase { MovieUseCase(isCached: true) }
    func castUseCase() -> CastUseCase { CastUseCase() }
}

public final class MovieUseCase {
    public init() {}
    init(isCached: Bool) {}
}

public final class CastUseCase {
    public init() {}
}
