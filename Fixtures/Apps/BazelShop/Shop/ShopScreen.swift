import Catalog

final class ShopScreen {
    private let catalog: Catalog

    // @Needs
    init(catalog: Catalog) {
        self.catalog = catalog
    }

    var text: String { catalog.label(for: "Book") }
}
