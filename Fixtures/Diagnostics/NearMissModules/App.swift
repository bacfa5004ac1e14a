import Core
import Kit

final class Screen {
    // @Needs
    init(client: Client, cache: Cache, store: Store, clock: Clock, theme: Theme, logger: Logger) {}
}

final class Home {
    // @Needs
    init(feature: FeatureFactory, again: () -> FeatureFactory, page: Page) {}
}

// @Needs
final class KitFlow { init(screens: KitScreens) {} }
