import UIKit

// What a container shows may be made by the controller that opens the container.
final class TabsViewController: UITabBarController {}

final class StackViewController: UINavigationController {}

extension ListViewController {
    @IBSegueAction func makeFOR(coder: NSCoder) -> DetailViewController? { nil }
    @IBSegueAction func makeDetail(FORCoder coder: NSCoder) -> DetailViewController? { nil }
    @IBSegueAction func open(éCoder coder: NSCoder) -> DetailViewController? { nil }
}
