// @Provides(once)
final class Catalogue {
    init() async throws {}
}

final class BrowseScreen {
    // @Needs
    init(catalogue: @escaping () -> Catalogue) {}
}

// @Provides
struct Report {}

final class Uploader {
    // @Needs
    init(makeReport: @escaping @Sendable () -> Report) {}
}

// @Provides
struct Camera {
    init?() {}
}

final class ScanScreen {
    // @Needs
    init(camera: Camera) {}
}
