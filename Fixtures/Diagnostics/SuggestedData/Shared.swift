/// Several types of one screen need the data: passed to each of them, it would be asked for twice.
struct Zone {
    let name: String
    init(name: String) { self.name = name }
}

// @Provides
final class Items { init(zone: Zone) {} }

// @Provides
final class Lists { init(zone: Zone) {} }

// @Needs
struct ItemsScreen {
    let items: Items
    let lists: Lists
}

/// Of these, each has its own.
struct Place {
    let name: String
    init(name: String) { self.name = name }
}

// @Provides
final class PlaceModel { init(place: Place) {} }

// @Provides
final class PlaceEditor { init(place: Place) {} }

// @Needs
struct PlaceScreen { let model: PlaceModel }

// @Needs
struct EditorScreen { let editor: PlaceEditor }

/// What needs it as well passes it on.
struct Journey {
    let name: String
    init(name: String) { self.name = name }
}

// @Provides
final class JourneyModel { init(journey: Journey) {} }

// @Needs
struct JourneyScreen {
    let journey: Journey
    let model: JourneyModel
}
