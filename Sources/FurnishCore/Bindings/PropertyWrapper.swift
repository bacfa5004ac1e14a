/// The effect of a property's wrapper on the memberwise initializer.
package enum PropertyWrapper: Equatable {
    /// The initializer takes the wrapped value. Also the case without a wrapper.
    case wrapping
    /// The wrapper takes the value in an escaping autoclosure, as SwiftUI's `@StateObject` does.
    case wrappingLater
    /// The wrapper takes the value in an autoclosure that does not escape.
    case wrappingAtOnce
    /// The wrapper is made without a value, by arguments or by `init()`.
    case filled
    /// The initializer takes the wrapper itself. SwiftUI's `@Binding`, for example, cannot be made from a value, not even from
    /// the nil that Swift gives to another `var`. With `@FocusState.Binding`, it takes the member of that name.
    case taken(SymbolID)
    /// A result builder, not a wrapper: the initializer takes a closure that builds the value.
    case built(by: SymbolID)

    /// Whether the wrapper of another tool, `@Injected`, finds the value.
    package static func isOfOtherTool(_ attribute: String) -> Bool {
        KnownType.has(.isWrapperOfOtherTool, String(attribute.dropFirst()))
    }

    init(of property: Site, _ symbols: SymbolTable) {
        let declaration = symbols.program.declaration(property)
        self.init(
            declaration.attributes, hasValue: declaration.traits.contains(.hasInitialValue),
            at: symbols.program.parent(of: property), symbols)
    }

    /// - Parameters:
    ///   - attributes: Those of a property or parameter.
    ///   - hasValue: Whether the property has an initial value.
    ///   - outside: The type, or the file, that contains the declaration.
    init(_ attributes: Run, hasValue: Bool, at outside: Site, _ symbols: SymbolTable) {
        self = .wrapping
        let scanned = symbols.program.file(outside.file)
        for row in attributes.indices {
            let (trees, attribute) = (scanned.trees, scanned.ranges[row])
            guard let path = trees.name(ofAttribute: attribute.root) else { continue }
            let name = trees.nameWithoutSwiftUI(path.root)
            if KnownType.attributes.contains(name) { continue }
            // `@Outer.Wrapper` has no known meaning if its declaration is not in view.
            let named =
                name.contains(where: { $0 == "." || $0 == ":" })
                ? symbols.symbol(of: symbols.readType(path, at: outside))
                : symbols.lookUp(symbols.program.names.name(name), at: outside)
            let hasArguments = scanned.source.bytes[Int(attribute.end) - 1] == UInt8(ascii: ")")
            self = Self.meaning(name, named, hasArguments: hasArguments, hasValue, symbols)
            // The outermost wrapper that cannot be made from a value decides; without one, the innermost wrapper does.
            switch self {
            case .wrapping, .wrappingLater, .wrappingAtOnce: continue
            case .filled, .taken, .built: return
            }
        }
    }

    private static func meaning(
        _ name: String, _ named: SymbolID?, hasArguments: Bool, _ hasValue: Bool, _ symbols: SymbolTable
    ) -> PropertyWrapper {
        func foreign() -> SymbolID {
            let outer = name.hasSuffix("State.Binding") ? String(name.dropLast(".Binding".count)) : name
            return symbols.foreign(symbols.program.names.name(outer), in: nil)
        }
        if name == "Binding" || name.hasSuffix("State.Binding") { return .taken(foreign()) }
        let type = named.map(symbols.aliasedSymbol)
        guard let type, let primary = symbols[type].sites.first else {
            if name == "StateObject" { return .wrappingLater }
            if hasValue { return .wrapping }
            if hasArguments || KnownType.has([.isFilledWrapper, .isWrapperOfOtherTool], name) { return .filled }
            return KnownType.has(.isResultBuilder, name) ? .built(by: foreign()) : .wrapping
        }
        if symbols.program.hasAttribute("@resultBuilder", primary) { return hasValue ? .wrapping : .built(by: type) }
        guard symbols.program.hasAttribute("@propertyWrapper", primary) else { return .wrapping }
        let making = makingFromValue(type, primary, symbols)
        if hasValue { return making ?? .wrapping }
        let (program, initializers) = (symbols.program, symbols.members(of: type, .initializer))
        let makesItself =
            initializers.isEmpty
            ? program.storedProperties(of: primary).allSatisfy(symbols.hasValue)
            : initializers.contains { initializer in
                // It needs no arguments, whatever the generic arguments of its type are.
                program.declaration(program.parent(of: initializer)).whereClause.isEmpty
                    && program.parameters(of: initializer).haveDefaults
            }
        return hasArguments || makesItself ? .filled : making ?? .taken(type)
    }

    /// Returns nil if the wrapper has no `init(wrappedValue:)`, neither a written one nor a memberwise one.
    private static func makingFromValue(_ type: SymbolID, _ primary: Site, _ symbols: SymbolTable) -> PropertyWrapper? {
        for initializer in symbols.members(of: type, .initializer) {
            guard let first = symbols.program.parameters(of: initializer).first,
                symbols.program.source(initializer.file).text(first.label) == "wrappedValue"
            else { continue }
            let type = symbols.readType(first.type, at: initializer)
            guard symbols.types.function(type)?.traits.contains(.isAutoclosure) == true else { return .wrapping }
            return symbols.types.isSpecified(type, as: .escaping) ? .wrappingLater : .wrappingAtOnce
        }
        let isMemberwise =
            symbols.program.members(of: primary, .initializer).isEmpty
            && symbols.program.storedProperties(of: primary).contains {
                symbols.program.names.text(symbols.program.name($0)) == "wrappedValue" && !symbols.hasValue($0)
            }
        return isMemberwise ? .wrapping : nil
    }

    /// Whether the property has a value without an argument: one that is written, or nil.
    func hasValue(_ property: Site, _ symbols: SymbolTable) -> Bool {
        symbols.program.declaration(property).traits.contains(.hasInitialValue) || isImplicitlyNil(property, symbols)
    }

    /// Whether Swift initializes the wrapped `var` with nil.
    func isImplicitlyNil(_ property: Site, _ symbols: SymbolTable) -> Bool {
        if case .taken = self { return false }
        return symbols.isImplicitlyNil(property)
    }
}

extension SyntaxTrees {
    /// A dotted name without generic arguments, and without `SwiftUI.` or `SwiftUI::` before it.
    fileprivate func nameWithoutSwiftUI(_ path: Int32) -> String {
        let names = self.path(path).map(source.text)
        let module = module(path).map { source.text($0) }.flatMap { $0 == "SwiftUI" ? nil : $0 + "::" } ?? ""
        return module + (names.count > 1 && names[0] == "SwiftUI" ? names[1...] : names[...]).joined(separator: ".")
    }
}
