import ReSwift
import UIKit

struct AppState {}
struct Other {}

func appReducer(action: Action, state: AppState?) -> AppState { state ?? AppState() }

let store = Store<AppState>(reducer: appReducer, state: nil)
let cache = ImageCache()
var logger: Logger { Logger(label: "app") }

final class ImageCache { init(limit: Int = 10) {} }
struct Logger { let label: String }

// @Needs
final class ListViewController: UIViewController {
    init(store: Store<AppState>, cache: ImageCache, logger: Logger, defaults: UserDefaults, bundle: Bundle = .main, center: NotificationCenter = .default) {
        super.init(nibName: nil, bundle: bundle)
    }
    required init?(coder: NSCoder) { fatalError() }
}
