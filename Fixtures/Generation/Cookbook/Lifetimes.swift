/// One for the app, whatever it may need one day.
// @Provides(once, in: CookbookFactory)
final class ImageCache {
    var images: [String: [UInt8]] = [:]
}
