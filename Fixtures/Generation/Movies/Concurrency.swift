enum CatalogueError: Error {
    case isOffline
}

/// Opened once, by the first task that asks for it.
// @Provides(once)
actor Catalogue {
    let titles: [String]

    init(clock: any Clock) async throws(CatalogueError) {
        titles = ["Alien", "Brazil"]
    }
}

// @Provides
@MainActor
final class BrowseModel {
    let catalogue: Catalogue

    init(catalogue: Catalogue) {
        self.catalogue = catalogue
    }
}

@MainActor
final class BrowseScreen {
    let makeModel: () async throws -> BrowseModel

    // @Needs
    init(makeModel: @escaping () async throws -> BrowseModel) {
        self.makeModel = makeModel
    }
}

@MainActor
final class TitleScreen {
    let model: BrowseModel

    // @Needs
    init(model: BrowseModel) {
        self.model = model
    }
}
