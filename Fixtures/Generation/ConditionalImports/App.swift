#if canImport(Core)
@preconcurrency internal import Core
#endif

// @Needs
struct Screen {
    let store: Store
}
