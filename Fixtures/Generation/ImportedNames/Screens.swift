import Foundation
import Kit

final class Screen {
    let label: Label
    let storage: any Storage
    let number: Int

    // @Needs
    init(label: Label, storage: any Storage, loaded: Swift.Result<Int, Swift.Never>) {
        self.label = label
        self.storage = storage
        number = loaded.get()
    }
}

@available(macOS 999, *)
final class RecentScreen {
    let recent: Recent

    // @Needs
    init(recent: Recent) { self.recent = recent }
}

/// Both modules have an `Operation`.
final class Desk {
    // @Needs
    init(operation: Kit.Operation, date: Date) {}
}

// @Provides
func makeDate() -> Date { Date(timeIntervalSince1970: 0) }
