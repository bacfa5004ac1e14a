import Observation

// @Provides
@MainActor @Observable
final class LoansModel {
    let heading: String
    private(set) var titles: [String]
    private let store: any LoanStore

    init(reader: Reader, store: any LoanStore) {
        heading = "Borrowed by \(reader.name)"
        titles = store.titles
        self.store = store
    }

    func giveBack(_ title: String) {
        titles.removeAll { $0 == title }
        store.titles = titles
    }
}
