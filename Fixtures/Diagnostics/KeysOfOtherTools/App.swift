import Dependencies

protocol MovieUseCase {}
final class MovieGateway: MovieUseCase {}

enum MovieUseCaseKey: DependencyKey {
    struct Unimplemented: MovieUseCase {}
    static var testValue: MovieUseCase { Unimplemented() }
    static var previewValue: MovieUseCase { Unimplemented() }
    static var liveValue: MovieUseCase { MovieGateway() }
}

// @Needs
final class DetailModel {
    init(useCase: MovieUseCase) {}
}
