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
