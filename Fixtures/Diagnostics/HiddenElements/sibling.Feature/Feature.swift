import Domain

// Its own factory has it.
// @Provides(into: [Rule])
struct FeatureRule: Rule {}

// @Needs
struct Feature {
    let rules: [Rule]
}

func open() -> Feature { FeatureFactory().makeFeature() }
