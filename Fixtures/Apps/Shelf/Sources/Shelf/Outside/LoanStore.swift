import Foundation

/// What a reader has borrowed.
protocol LoanStore: AnyObject {
    var titles: [String] { get set }
}

/// One file for each reader.
// @Provides(once, live, in: Session, as: LoanStore)
final class LoanFile: LoanStore {
    private let url: URL

    init(reader: Reader) {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        url = documents.appending(path: "\(reader.name).json")
    }

    var titles: [String] {
        get { (try? JSONDecoder().decode([String].self, from: Data(contentsOf: url))) ?? [] }
        set { try? JSONEncoder().encode(newValue).write(to: url) }
    }
}
