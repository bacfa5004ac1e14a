import SwiftData

/// Stands for a class with `@Model`.
final class Trip {}

// @Provides(once, live)
func makeContainer() throws -> ModelContainer { try ModelContainer(for: Trip.self) }

/// `@ModelActor` writes the property and the initializer.
actor TripImporter: ModelActor {
    let modelContainer: ModelContainer

    init(modelContainer: ModelContainer) { self.modelContainer = modelContainer }

    func models() -> [String] { modelContainer.models }
}

// @Provides
func makeTripImporter(container: ModelContainer) -> TripImporter { TripImporter(modelContainer: container) }

// @Needs
final class TripsModel {
    let importer: TripImporter

    init(importer: TripImporter) { self.importer = importer }
}
