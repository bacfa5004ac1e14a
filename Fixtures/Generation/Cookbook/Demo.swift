protocol Catalogue {
    var titles: [String] { get }
}

// @Provides(once)
final class OnlineCatalogue: Catalogue {
    let titles = ["Alien", "Brazil"]
}

// @Provides
struct SampleCatalogue: Catalogue {
    let titles = ["Sample"]
}

/// A part of the app with a catalogue of its own.
// @Scope
struct Shop {
    // @Provides
    let catalogue: any Catalogue
}

// @Needs
final class ShopModel {
    let catalogue: any Catalogue

    init(catalogue: any Catalogue) { self.catalogue = catalogue }
}

// @Needs
final class ShopDoor {
    private let online: () -> OnlineCatalogue
    private let sample: () -> SampleCatalogue
    private let makeShop: (Shop) -> ShopFactory

    init(
        online: @escaping () -> OnlineCatalogue, sample: @escaping () -> SampleCatalogue,
        makeShop: @escaping (Shop) -> ShopFactory
    ) {
        self.online = online
        self.sample = sample
        self.makeShop = makeShop
    }

    func open(isDemo: Bool) -> ShopFactory { makeShop(Shop(catalogue: isDemo ? sample() : online())) }
}
