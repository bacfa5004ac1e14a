import SwiftUI

/// Both models of a view share it.
// @Provides(graph)
@MainActor final class Zip: ObservableObject {
    @Published var code = "3000"
}

// @Provides
@MainActor final class DayModel: ObservableObject {
    let zip: Zip
    @Published var degrees: Int

    init(zip: Zip, thermometer: any Thermometer) {
        self.zip = zip
        degrees = thermometer.degrees
    }
}

/// Its models stay while it is on the screen.
// @Needs
struct DayView: View {
    @StateObject var day: DayModel
    @StateObject var zip: Zip

    var body: some View {
        Text("\(zip.code): \(day.degrees)")
        Button("Next") { zip.code += "1" }
        Text(day.zip === zip ? "same" : "different")
    }
}

/// An initializer of one's own takes the model as an autoclosure.
struct PlacesView: View {
    @StateObject private var places: PlacesModel

    // @Needs
    init(places: @autoclosure @escaping () -> PlacesModel) {
        _places = StateObject(wrappedValue: places())
    }

    var body: some View {
        Text("\(places.names.count) places")
        Button("Add") { places.names.append("Thun") }
    }
}

// @Provides
@MainActor final class PlacesModel: ObservableObject {
    @Published var names = ["Bern"]
}
