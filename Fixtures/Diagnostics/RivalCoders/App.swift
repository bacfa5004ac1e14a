import UIKit

protocol Store {}

final class FileStore: Store {}

private func standardStore() -> any Store { FileStore() }

final class ShopViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, store: any Store = standardStore()) { super.init(coder: coder) }

    required init?(coder: NSCoder) { fatalError() }
}
