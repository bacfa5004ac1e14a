/// What a property's wrapper means for the memberwise initializer.
enum PropertyWrapper: Equatable {
    /// There is none, or it is made from the wrapped value, which is what the initializer takes.
    case wrapping
    /// It is made without one, by arguments or by `init()`.
    case filled
    /// The initializer takes the wrapper itself: SwiftUI's `@Binding` cannot be made from a value.
    case taken(SymbolID)

    private static let filledWrappers: Set<String> = [
        "AccessibilityFocusState", "EnvironmentObject", "FocusState", "GestureState", "Namespace",
    ]
    /// Attributes of properties that are no wrappers.
    private static let otherAttributes: Set<String> = [
        "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored",
        "ObservationTracked", "available", "nonobjc", "objc", "preconcurrency", "usableFromInline",
    ]

    init(of declaration: Declaration, at site: Site, _ symbols: SymbolTable) {
        self = .wrapping
        let scanned = symbols.program.file(site.file)
        for row in declaration.attributes.indices {
            let range = scanned.ranges[row]
            let text = scanned.source.text(ByteRange(range.start + 1, range.end))
            let name = String(text.prefix { $0 != "(" && $0 != "<" && $0 != " " })
            if Self.otherAttributes.contains(name) { continue }
            let outside = Site(file: site.file, row: declaration.parent)
            self = Self.meaning(name, hasArguments: text.hasSuffix(")"), outside, declaration, symbols)
        }
    }

    private static func meaning(
        _ name: String, hasArguments: Bool, _ site: Site, _ declaration: Declaration, _ symbols: SymbolTable
    ) -> PropertyWrapper {
        if name == "Binding" { return .taken(symbols.foreign(symbols.program.names.name(name), in: nil)) }
        if declaration.traits.contains(.hasInitialValue) { return .wrapping }
        if hasArguments || filledWrappers.contains(name) { return .filled }
        guard let type = symbols.lookUp(symbols.program.names.name(name), at: site) else { return .wrapping }
        return isMadeFromValue(type, symbols) ? .wrapping : .filled
    }

    /// Whether the wrapper has `init(wrappedValue:)`, written or as its memberwise initializer.
    private static func isMadeFromValue(_ type: SymbolID, _ symbols: SymbolTable) -> Bool {
        let initializers = symbols.initializers(of: type)
        if initializers.isEmpty { return true }
        return initializers.contains { site in
            let scanned = symbols.program.file(site.file)
            guard let first = symbols.program.declaration(site).parameters.indices.first else { return false }
            return scanned.source.text(scanned.parameters[first].label) == "wrappedValue"
        }
    }

    /// Whether the property has its value without the initializer.
    func hasValue(_ declaration: Declaration) -> Bool {
        self == .filled || (!declaration.attributes.isEmpty && declaration.traits.contains(.hasInitialValue))
    }
}
