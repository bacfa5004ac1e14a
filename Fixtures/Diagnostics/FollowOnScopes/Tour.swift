struct Guide {}

// Its marker is forgotten: neither its value nor its factory is called missing as well.
struct Tour {
    // @Provides
    let guide: Guide
}

// @Scope(in: Tour)
struct Stop {
    // @Provides
    let name: String
}

// @Needs
final class TourScreen { init(open: (Tour) -> TourFactory, guide: Guide) {} }
