/// What a code means and what to do about it. Held once: `furnish explain` and the documentation print the same page.
public struct CodePage: Sendable {
    /// One paragraph.
    public let meaning: String
    /// The smallest code that causes it.
    public let cause: Example
    /// One paragraph.
    public let advice: String
    /// The same code without the mistake.
    public let fixed: Example
    /// Of a warning: what to write where it is meant so.
    public let silence: String?
    public let silenced: Example?

    init(
        _ meaning: String, cause: Example, advice: String, fixed: Example, silence: String? = nil,
        silenced: Example? = nil
    ) {
        self.meaning = meaning
        self.cause = cause
        self.advice = advice
        self.fixed = fixed
        self.silence = silence
        self.silenced = silenced
    }

    /// Source text of one file or several, each of which begins with a line `// file: Kit/Theme.swift`. A folder is
    /// another module; text before the first such line is the module's own `App.swift`.
    public struct Example: ExpressibleByStringLiteral, Sendable {
        public let text: String

        public init(stringLiteral text: String) {
            self.text = text
        }

        public var files: [(path: String, text: String)] {
            var files: [(path: String, text: String)] = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("// file: ") {
                    files.append((String(line.dropFirst(9)), ""))
                    continue
                }
                if files.isEmpty { files.append(("App.swift", "")) }
                files[files.count - 1].text += line + "\n"
            }
            return files
        }
    }
}

extension DiagnosticCode {
    public var page: CodePage {
        switch self {
        case .malformedMarker: .malformedMarker
        case .misspelledMarker: .misspelledMarker
        case .detachedMarker: .detachedMarker
        case .misplacedMarker: .misplacedMarker
        case .untypedProvider: .untypedProvider
        case .unknownGiven: .unknownGiven
        case .unknownScope: .unknownScope
        case .ambiguousInitializer: .ambiguousInitializer
        case .noInitializer: .noInitializer
        case .inaccessibleDeclaration: .inaccessibleDeclaration
        case .unsupportedParameter: .unsupportedParameter
        case .missingProvider: .missingProvider
        case .duplicateProvider: .duplicateProvider
        case .dependencyCycle: .dependencyCycle
        case .capturedScope: .capturedScope
        case .disjointScopes: .disjointScopes
        case .needsGiven: .needsGiven
        case .givenMismatch: .givenMismatch
        case .givenOnce: .givenOnce
        case .effectMismatch: .effectMismatch
        case .isolationMismatch: .isolationMismatch
        case .failableProvider: .failableProvider
        case .duplicateKey: .duplicateKey
        case .conditionGap: .conditionGap
        case .conditionMismatch: .conditionMismatch
        case .nameCollision: .nameCollision
        case .unusedProvider: .unusedProvider
        case .optionalProperty: .optionalProperty
        case .invalidLifetime: .invalidLifetime
        case .segueBypassesFactory: .segueBypassesFactory
        case .storyboardClass: .storyboardClass
        case .foreignOnce: .foreignOnce
        }
    }
}
