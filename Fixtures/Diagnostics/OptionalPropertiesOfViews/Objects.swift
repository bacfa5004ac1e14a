import UIKit

/// A storyboard makes it, although it is no view.
final class Countdown: NSObject {
    // @Needs
    var store: FeedStore!
}

final class FadeSegue: UIStoryboardSegue {
    // @Needs
    var store: FeedStore!
}
