/// What is wrong with a marker, and the text that would be right.
struct MarkerMistake {
    /// The message, up to the title of the correction.
    let problem: String
    let correction: Correction?

    struct Correction {
        let title: String
        /// The text to replace. Nil if only the user can correct it.
        let range: ByteRange?
        let text: String

        /// Replaces a word, and names the new one.
        static func writing(_ text: String, at range: ByteRange) -> Correction {
            Correction(title: "write '\(text)'", range: range, text: text)
        }

        /// Removes what is written twice.
        static func removing(_ range: ByteRange?) -> Correction {
            Correction(title: "remove one of them", range: range, text: "")
        }
    }

    init(_ problem: String, _ correction: Correction? = nil) {
        self.problem = problem
        self.correction = correction
    }

    func fix(in source: SourceFile) -> Fix? {
        correction.map { correction in
            Fix(correction.title, correction.range.map { [Change(source, .replacement($0, correction.text))] } ?? [])
        }
    }
}
