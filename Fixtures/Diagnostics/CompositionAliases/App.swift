protocol Input {}
protocol Output {}
typealias ListViewModel = Input & Output

final class DefaultListViewModel: ListViewModel {}

// @Needs
final class ListScreen {
    init(viewModel: ListViewModel) {}
}
