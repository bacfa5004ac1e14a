/// What is wrong with a marker, and the text that would be right.
struct MarkerMistake {
    /// The message, up to the title of the correction.
    let problem: String
    /// The title of the correction; nil if the message says what to do.
    private let title: String?
    /// The text to replace. Nil if only the user can correct it.
    private let range: ByteRange?
    private let text: String

    init(_ problem: String, _ title: String? = nil, at range: ByteRange? = nil, _ text: String = "") {
        (self.problem, self.title, self.range, self.text) = (problem, title, range, text)
    }

    /// A mistake that another text in place of a word corrects.
    init(_ problem: String, writing text: String, at range: ByteRange) {
        self.init(problem, "write '\(text)'", at: range, text)
    }

    func fix(in source: SourceFile) -> Fix? {
        title.map { Fix($0, range.map { [Change(source, .replacement($0, text))] } ?? []) }
    }
}
