// It has a factory, which reports it.

// @Provides
public let count: UInt = 3
final class FeatureScreen {
    // @Needs
    init(count: UInt) {}
}

func open() -> FeatureScreen { FeatureFactory().makeFeatureScreen() }
