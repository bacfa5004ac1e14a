import UIKit

class BaseViewController: UIViewController {
    @IBSegueAction func makeInherited(_ coder: NSCoder, sender: Any?) -> DetailViewController? { nil }
}
