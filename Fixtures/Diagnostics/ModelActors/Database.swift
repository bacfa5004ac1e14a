import SwiftData

protocol MovieStore: Actor {}

@ModelActor
final actor SwiftDataMovieStore: MovieStore {}

// @Provides
@SwiftData.ModelActor actor SearchStore {}

// @Needs(given: modelContainer)
@ModelActor
actor Importer {}

// @Needs(given: container)
@ModelActor
actor Exporter {}

/// It has an initializer of its own.
// @Provides
@ModelActor
actor Written {
    init() {}
}

struct Root {
    // @Needs
    init(movies: MovieStore, search: SearchStore, written: Written) {}
}
