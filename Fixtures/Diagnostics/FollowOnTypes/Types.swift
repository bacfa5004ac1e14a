typealias ImageURL = String
typealias BaseURL = String

enum Endpoints {
    // It may be what 'ImageURL' is, which is not missing because of it.
    // @Provides
    private static let images: ImageURL = "images"
    // @Provides
    static let base: BaseURL = "base"
}

protocol Tracking {}
protocol Tracker {}

// The wrong protocol is named, so that the right one is not.
// @Provides(once, as: Tracker)
final class Analytics: Tracking {}

// @Needs
final class Gallery { init(images: ImageURL, tracking: any Tracking, tracker: any Tracker) {} }

protocol Reader {}

protocol Writer {}

// Both markers say what is meant.
// @Provides(as: Reader)
// @Provides(as: Writer)
final class Disk: Reader, Writer {}

final class Export {
    // @Needs(given: name)
    // @Needs(given: size)
    init(name: String, size: Int) {}
}

protocol Account {}

// @Provides(as: Account)
// @Scope
struct Login: Account {}

// @Needs
func store(reader: any Reader, writer: any Writer, disk: Disk, makeExport: (String, Int) -> Export) {}

// @Needs(in: Login)
func show(account: any Account) {}
