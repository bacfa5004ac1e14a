#if canImport(UIKit)
    import UIKit
#endif

/// Answers a tap. Nobody outside this package knows of it.
@MainActor
protocol Haptics {
    func answer()
}

// @Provides(once, live, as: Haptics)
@MainActor
struct DeviceHaptics: Haptics {
    func answer() {
        #if os(iOS)
            UIImpactFeedbackGenerator().impactOccurred()
        #endif
    }
}

#if DEBUG
    /// For the tests and previews of every module.
    // @Provides(fake, as: Haptics)
    @MainActor
    struct NoHaptics: Haptics {
        func answer() {}
    }
#endif
