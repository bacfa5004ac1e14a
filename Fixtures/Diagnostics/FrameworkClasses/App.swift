// Which subclass of a framework's class is meant, only the user knows.

import UIKit

final class AboutViewController: UIViewController {}

// @Provides
final class ListNavigation {
    init(viewController: UIViewController) {}
}

// @Needs
final class ListModel {
    init(navigation: ListNavigation) {}
}


final class Downloader: NSObject {}

// @Needs
final class Observer {
    init(target: NSObject) {}
}
