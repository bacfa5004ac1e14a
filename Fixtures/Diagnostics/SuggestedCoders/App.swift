import UIKit
// @Provides
final class Model {}
final class Detail: UIViewController {
    init?(coder: NSCoder, model: Model) { super.init(coder: coder) }
    required init?(coder: NSCoder) { nil }
}
final class Screen: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping (NSCoder) -> Detail?) { nil }
}
final class Screen2: UIViewController {
    // @Needs
    init?(coder: NSCoder, make: @escaping () -> Detail) { nil }
}
