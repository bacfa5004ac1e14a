/// Names that generated code takes from the standard library, so that a module's own types of these names matter.
enum GeneratedNames {
    /// The types that generated code names although no source does, and their module: a type of such a name hides it.
    static let all: [String] = [
        "AnyObject", "Bool", "CheckedContinuation", "Error", "Int32", "MainActor", "Never", "Optional", "Sendable",
        "String", "Swift", "UnsafeMutablePointer", "Void",
    ]
}
