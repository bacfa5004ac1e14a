import UIKit

extension UIStoryboard {
    static func named(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: .module) }

    /// The initial scene, which the storyboard has.
    func instantiate<Controller: UIViewController>(_ creator: @escaping (NSCoder) -> Controller?) -> Controller {
        guard let controller = instantiateInitialViewController(creator: creator) else {
            fatalError("The storyboard has no initial scene.")
        }
        return controller
    }
}
