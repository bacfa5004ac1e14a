/// The version of a Swift compiler. Some rules of the language depend on it.
package struct CompilerVersion: Equatable, Sendable {
    private let major: Int
    private let minor: Int

    package init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

    /// Reads a version such as `6.4` or `6.4.1`; nil if the text is none.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        // Longer numbers are no versions, and might not fit.
        let numbers = parts.compactMap { Int($0) }
        guard parts.count <= 3, numbers.count == parts.count,
            parts.allSatisfy({ $0.utf8.count <= 4 && $0.utf8.allSatisfy(SwiftKeyword.isDigit) })
        else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// The version of the compiler that compiled Furnish, as far as a rule depends on it.
    #if compiler(>=6.4)
        package static let ofTool = CompilerVersion(6, 4)
    #else
        package static let ofTool = CompilerVersion(6, 2)
    #endif

    package func isAtLeast(_ other: CompilerVersion) -> Bool { (major, minor) >= (other.major, other.minor) }

    /// Whether `Journal::Entry` is the type of a module, whatever else has the module's name (SE-0491).
    var hasModuleSelectors: Bool { isAtLeast(CompilerVersion(6, 3)) }

    /// Whether a struct's memberwise initializer leaves out less accessible properties with values (SE-0502).
    var narrowsMemberwiseInitializers: Bool { isAtLeast(CompilerVersion(6, 4)) }
}
