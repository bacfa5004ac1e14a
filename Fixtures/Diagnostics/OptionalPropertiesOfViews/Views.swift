import UIKit
// @Provides(once)
final class ImageCache {}
// @Provides(once)
final class FeedStore {}

final class BadgeList: UICollectionView {
    // @Needs
    var images: ImageCache?
}
final class Badge: UIButton {
    // @Needs
    var images: ImageCache!
}
final class Field: UITextField {
    // @Needs
    var images: ImageCache!
}
final class FeedController: UIViewController {
    // @Needs
    var store: FeedStore!
    @IBOutlet var label: UILabel!
    init() { super.init(nibName: "Feed", bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}
final class ListController: UIViewController {
    // @Needs
    var store: FeedStore!
}
final class BoardController: UIViewController {
    // @Needs
    var store: FeedStore!
}
func open() -> ListController { ListController(nibName: "List", bundle: nil) }
final class Cell: UITableViewCell {
    // @Needs
    var images: ImageCache!
}
class CardView: UIView {}
final class Card: CardView {
    // @Needs
    var images: ImageCache!
}
