import SwiftUI

// SwiftUI keeps what it makes by an autoclosure.

// @Provides
final class Clock: ObservableObject { @Published var time = 0 }
// @Provides
final class Alarm: ObservableObject { @Published var time = 0 }
// @Provides(each)
final class Bell { var count = 0 }

// @Needs
struct ClockView: View {
    @StateObject var clock: Clock
    let bell: Bell
    var body: some View { Text("") }
}

struct AlarmView: View {
    @StateObject private var alarm: Alarm

    // @Needs
    init(alarm: @autoclosure @escaping () -> Alarm) { _alarm = StateObject(wrappedValue: alarm()) }

    var body: some View { Text("") }
}

/// A closure makes a new one when it is called.
// @Provides
final class Note: ObservableObject { @Published var text = "" }
// @Needs
struct NoteList: View {
    let makeNote: () -> Note
    var body: some View { Text("") }
}

/// A caller passes a part of it.
final class Page: ObservableObject {
    @Published var number: Int
    // @Needs(given: number)
    init(number: Int) { self.number = number }
}
