import UIKit

// @Provides
final class DetailsModel {}

// @Needs
final class DetailsViewController: UIViewController {
    @IBOutlet private var table: UITableView!
    private var viewModel: DetailsModel!
    private lazy var later: DetailsModel! = nil
}
