import UIKit

extension UIStoryboard {
    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: .module) }
}
