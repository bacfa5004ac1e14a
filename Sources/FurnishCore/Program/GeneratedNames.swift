/// Names that generated code takes from the standard library, so that a module's own types of these names matter.
enum GeneratedNames {
    /// The types that generated code names although no source does.
    static let types = [
        "AnyObject", "Bool", "CheckedContinuation", "Error", "Int32", "MainActor", "Never", "Optional", "Sendable",
        "String",
        "UnsafeMutablePointer", "Void",
    ]

    /// The modules of these types. A type of such a name hides the module.
    static let modules = ["Swift"]
}
