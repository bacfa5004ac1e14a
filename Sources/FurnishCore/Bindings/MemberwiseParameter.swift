extension Program {
    /// The properties that Swift's memberwise initializer may take: the stored ones, and those with an init accessor in place of
    /// the ones that it initializes.
    func initialProperties(of type: Site, stored: [Site]) -> [Site] {
        if !declaration(type).traits.contains(.hasInitAccessors) { return stored }
        let (scanned, all) = (file(type.file), members(of: type, .property))
        let accessors = scanned.initAccessors.filter { accessor in all.contains { Int($0.row) == accessor.property } }
        let initialized = accessors.flatMap { accessor in
            scanned.trees.names(in: accessor.attribute).map { names.name(scanned.source, $0) }
                .drop { $0 != names.name("initializes") }.prefix { $0 != names.name("accesses") }
        }
        return all.filter { property in
            accessors.contains { Int(property.row) == $0.property }
                || stored.contains(property) && !initialized.contains(name(property))
        }
    }
}

/// A parameter of the initializer that Swift adds to a struct.
package struct MemberwiseParameter {
    package let site: Site
    package let name: Name
    private let declaration: Declaration
    private let wrapper: PropertyWrapper

    /// The parameters of the initializer that Swift adds to a struct.
    ///
    /// - Parameter properties: The properties of the struct that it may take.
    static func all(of properties: [Site], _ symbols: SymbolTable) -> [MemberwiseParameter] {
        let all = properties.compactMap { MemberwiseParameter(of: $0, symbols) }
        guard symbols.program.settings.compiler.narrowsMemberwiseInitializers else { return all }
        // The initializer is at most internal, so a property that is more accessible makes it no more accessible.
        let greatest = min(all.map(\.access).max() ?? .internal, .internal)
        return all.filter { $0.access >= greatest || !$0.wrapper.hasValue($0.site, symbols) }
    }

    /// - Returns: nil if the initializer leaves the property out, whatever the others are: a `let` with an initial value, or a
    ///   private property whose wrapper has one.
    private init?(of property: Site, _ symbols: SymbolTable) {
        declaration = symbols.program.declaration(property)
        if declaration.traits.contains([.isLet, .hasInitialValue]) { return nil }
        site = property
        name = symbols.program.name(property)
        wrapper = PropertyWrapper(of: property, symbols)
        // Swift gives a wrapped `var` of type `T?` the value nil, before it decides on the initializer's access.
        let isFilled = wrapper == .filled || !declaration.attributes.isEmpty && wrapper.hasValue(property, symbols)
        if isFilled, declaration.access < .internal { return nil }
    }

    var access: Declaration.Access { declaration.access }

    /// Returns nil if only the default can fill the parameter, or if nothing but the caller should: what is lazy stays so.
    func need(from source: Need.Source, isInvalid: Bool, _ symbols: SymbolTable) -> Need? {
        guard wrapper != .filled, source.isGiven || !declaration.traits.contains(.isLazy), var type = type(symbols)
        else { return nil }
        if case .taken(let wrapper) = wrapper {
            let isGeneric = symbols[wrapper].isForeign || symbols[wrapper].isGeneric
            type = symbols.types.nominal(wrapper, isGeneric ? [TypeChild(type)] : [])
            if symbols.name(of: wrapper).hasSuffix("FocusState") {
                let member = symbols.program.names.name("Binding")
                type = symbols.types.intern(.member, payload: member.row, [TypeChild(type)])
            }
        }
        let passing: Need.Passing =
            switch wrapper {
            case .built where symbols.types.function(symbols.aliasTarget(type) ?? type) == nil: .resultBuilder
            case .built(let builder): .built(by: symbols.types.nominal(builder))
            case .wrappingLater, .wrappingAtOnce: .autoclosure(.none, isKept: wrapper == .wrappingLater, .here)
            case .wrapping, .filled, .taken: .value
            }
        return Need(
            type: type, label: name, name: name, file: site.file,
            offset: declaration.type.isEmpty ? declaration.name.start : declaration.type.start,
            target: .property(site.row), source: source, passing: passing,
            isWeakOrUnowned: symbols.program.isWeakOrUnowned(site), isInvalid: isInvalid,
            writtenDefault: defaultValue(symbols), defaultRange: declaration.initialValue)
    }

    /// The parameter as a marker names it.
    func stated(_ symbols: SymbolTable) -> StatedNames.Parameter {
        .init(label: name, name: name, hasDefault: defaultValue(symbols) != .none, type: type(symbols))
    }

    /// The written type, or the one that the initial value shows. If only the compiler knows the type, nil: no member of the factory
    /// can take it.
    package func type(_ symbols: SymbolTable) -> TypeID? {
        if declaration.type.isEmpty { return InitialValue(symbols: symbols).type(of: site) }
        return symbols.readType(declaration.type, at: symbols.program.parent(of: site))
    }

    package func defaultValue(_ symbols: SymbolTable) -> Need.Default {
        if declaration.traits.contains(.hasInitialValue), !declaration.traits.contains(.isLazy) {
            return Literal.classify(declaration.initialValue, symbols.program.file(site.file).trees)
        }
        if wrapper.isImplicitlyNil(site, symbols) { return .nil }
        return declaration.traits.contains(.isLazy) ? .expression : .none
    }
}
