/// What a property's wrapper means for the memberwise initializer.
enum PropertyWrapper: Equatable {
    /// There is none, or it is made from the wrapped value, which is what the initializer takes.
    case wrapping
    /// It is made without one, by arguments or by `init()`.
    case filled
    /// The initializer takes the wrapper itself: SwiftUI's `@Binding` cannot be made from a value.
    case taken(SymbolID)
    /// It is no wrapper but a result builder: the initializer takes a closure that builds the value.
    case built

    private static let filledWrappers: Set<String> = [
        "AccessibilityFocusState", "EnvironmentObject", "FocusState", "GestureState", "Namespace",
    ]
    private static let builders: Set<String> = [
        "CommandsBuilder", "SceneBuilder", "TableColumnBuilder", "ToolbarContentBuilder", "ViewBuilder",
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
            let written = text.prefix { $0 != "(" && $0 != "<" && $0 != " " }
            let name = String(written.hasPrefix("SwiftUI.") ? written.dropFirst(8) : written)
            if Self.otherAttributes.contains(name) { continue }
            let outside = Site(file: site.file, row: declaration.parent)
            let path = ByteRange(range.start + 1, range.start + 1 + UInt32(written.utf8.count))
            // A foreign type in `@Outer.Wrapper` has no declaration, and so no meaning.
            let named =
                name.contains(".")
                ? symbols.symbol(of: symbols.readType(path, at: outside))
                : symbols.lookUp(symbols.program.names.name(name), at: outside)
            self = Self.meaning(name, named, hasArguments: text.hasSuffix(")"), declaration, symbols)
            // The outermost wrapper that cannot be made from a value decides.
            if self != .wrapping { return }
        }
    }

    private static func meaning(
        _ name: String, _ named: SymbolID?, hasArguments: Bool, _ declaration: Declaration, _ symbols: SymbolTable
    ) -> PropertyWrapper {
        if name == "Binding" { return .taken(symbols.foreign(symbols.program.names.name(name), in: nil)) }
        if declaration.traits.contains(.hasInitialValue) { return .wrapping }
        if hasArguments || filledWrappers.contains(name) { return .filled }
        guard let named else { return builders.contains(name) ? .built : .wrapping }
        let type = symbols.aliasedSymbol(named)
        guard let primary = symbols[type].sites.first else { return .wrapping }
        if symbols.program.hasAttribute("@resultBuilder", primary) { return .built }
        guard symbols.program.hasAttribute("@propertyWrapper", primary) else { return .wrapping }
        return isMadeFromValue(type, primary, symbols) ? .wrapping : .filled
    }

    /// Whether the wrapper has `init(wrappedValue:)`, written or as its memberwise initializer, and is not made of
    /// nothing, which Swift prefers.
    private static func isMadeFromValue(_ type: SymbolID, _ primary: Site, _ symbols: SymbolTable) -> Bool {
        let initializers = symbols.initializers(of: type)
        if initializers.contains(where: { takesNothing($0, symbols) }) { return false }
        if symbols.members(of: primary, .initializer).isEmpty {
            return !symbols.storedProperties(of: primary).allSatisfy(symbols.hasValue)
        }
        return initializers.contains { site in
            let scanned = symbols.program.file(site.file)
            guard let first = symbols.program.declaration(site).parameters.indices.first else { return false }
            return scanned.source.text(scanned.parameters[first].label) == "wrappedValue"
        }
    }

    /// Whether an initializer can be called with no arguments, whatever the type's parameters are.
    private static func takesNothing(_ initializer: Site, _ symbols: SymbolTable) -> Bool {
        let scanned = symbols.program.file(initializer.file)
        let declaration = symbols.program.declaration(initializer)
        let outer = symbols.program.declaration(Site(file: initializer.file, row: declaration.parent))
        return outer.whereClause.isEmpty
            && declaration.parameters.indices.allSatisfy { !scanned.parameters[$0].defaultValue.isEmpty }
    }

    /// Whether the property has its value without the initializer.
    func hasValue(_ declaration: Declaration) -> Bool {
        self == .filled || (!declaration.attributes.isEmpty && declaration.traits.contains(.hasInitialValue))
    }
}
