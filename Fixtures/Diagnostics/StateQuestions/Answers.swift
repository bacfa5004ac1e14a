import Dispatch
import Foundation

/// A queue protects what two instances would change at once.
final class Files {
    private let queue = DispatchQueue(label: "files")
}

extension DispatchQueue {
    static func marked(label: String) -> DispatchQueue { DispatchQueue(label: label) }
}

/// The same, from a function.
final class Archive {
    private let queue = DispatchQueue.marked(label: "archive")
}

/// One function needs it, once.
final class Counter {
    private var value = 0
}

/// The same instance, however often it is read.
final class AudioPlayer {
    static let shared = AudioPlayer()
    private var isPlaying = false
    private init() {}
}

/// The date is another decision.
final class Villagers {
    private var text = ""
    init(files: Files, date: Date) {}
}

/// Nobody knows what a type of another package keeps.
// @Provides
func openQueue() -> DatabaseQueue { DatabaseQueue(path: "app.sqlite") }

// @Needs
final class First {
    init(files: Files, archive: Archive, player: AudioPlayer, villagers: Villagers, queue: DatabaseQueue) {}
}

// @Needs
final class Second {
    init(files: Files, archive: Archive, player: AudioPlayer, villagers: Villagers, queue: DatabaseQueue) {}
}

// @Needs
func count(counter: Counter) {}
