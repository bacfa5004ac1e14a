/// Names that generated code takes from the standard library, so that a module's own types of these names matter.
enum GeneratedNames {
    /// The types that generated code names although no source does.
    static let types = [
        "AnyObject", "CheckedContinuation", "Error", "MainActor", "Never", "NSLock", "NSRecursiveLock", "Optional",
        "Result",
        "Sendable", "Task", "Void",
    ]

    /// The modules of these types. A type of such a name hides the module.
    static let modules = ["Foundation", "Swift"]
}
