/// The diagnostics about marked declarations.
struct BindingMessages {
    let symbols: SymbolTable

    private var program: Program { symbols.program }

    func misplaced(_ marked: MarkedDeclaration) -> Diagnostic {
        Diagnostic(
            .misplacedMarker, at: markerLocation(marked),
            "'\(word(marked))' has no meaning on \(kind(marked.site)); mark a type, an initializer, a function or a property"
        )
    }

    func severalBindings(_ marked: MarkedDeclaration, _ names: [String]) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(
            .misplacedMarker, at: markerLocation(marked),
            "'\(word(marked))' marks one declaration, and this one declares \(list); write a separate declaration of each, with a "
                + "marker of its own"
        )
    }

    func protocolStatic(_ marked: MarkedDeclaration) -> Diagnostic {
        let isInitializer = program.declaration(marked.site).kind == .initializer
        return Diagnostic(
            .misplacedMarker, at: markerLocation(marked),
            "'\(name(marked.site))' is \(isInitializer ? "an initializer" : "a static member") of a protocol, which only a conforming type has"
        )
    }

    func mutating(_ marked: MarkedDeclaration) -> Diagnostic {
        Diagnostic(
            .misplacedMarker, at: markerLocation(marked),
            "'\(name(marked.site))' changes the value that it is called on, which is a constant in generated code")
    }

    func conditionalMember(_ property: Site, of site: Site) -> Diagnostic {
        Diagnostic(
            .noInitializer, at: program.nameLocation(site),
            "the memberwise initializer of '\(name(site))' differs with '#if'; write an initializer",
            notes: [.init(program.nameLocation(property), "this property is under a condition")])
    }

    func patternMember(_ property: Site, of site: Site) -> Diagnostic {
        Diagnostic(
            .noInitializer, at: program.nameLocation(site),
            "the memberwise initializer of '\(name(site))' has a pattern in place of a name; write an initializer",
            notes: [.init(program.nameLocation(property), "this is the pattern")])
    }

    func misplacedNeed(_ marked: MarkedDeclaration, canBeSet: Bool) -> Diagnostic {
        let declaration = program.declaration(marked.site)
        let reason: String
        if declaration.kind == .property, declaration.traits.contains(.isLet) {
            reason = "a 'let' is set by the initializer: mark that one"
        } else if declaration.kind == .property,
            !declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isLazy])
        {
            reason = "only a stored instance 'var' can be set on a new instance"
        } else if declaration.kind == .property, declaration.type.isEmpty {
            reason = "write the property's type"
        } else if !canBeSet {
            reason = "it cannot be set on a new instance; take it in an initializer"
        } else {
            let owner = symbols.enclosingType(of: marked.site).map { TypeText(symbols: symbols).path($0) } ?? "its type"
            reason = "nothing makes '\(owner)'; mark that '// @Provides' or '// @Needs'"
        }
        return Diagnostic(
            .misplacedMarker, at: markerLocation(marked), "'@Needs' has no meaning on '\(name(marked.site))': \(reason)"
        )
    }

    func besideProvides(_ site: Site, _ marker: Marker) -> Diagnostic {
        Diagnostic(
            .misplacedMarker, at: program.location(site.file, marker.offset),
            "'@Needs' has no meaning beside '@Provides' on '\(name(site))': a property that provides has its value already"
        )
    }

    func optionalProperty(_ site: Site) -> Diagnostic {
        var type = symbols.types.child(0, of: symbols.readType(program.declaration(site).type, at: site))
        while symbols.types[type].isParenthesised { type = symbols.types.child(0, of: type) }
        let key = TypeKeys(symbols, providedAliases: []).key(type)
        let text = TypeText(symbols: symbols).parameter(type, isEscaping: symbols.types[key].kind == .function)
        return Diagnostic(
            .optionalProperty, at: program.nameLocation(site),
            "'\(name(site))' need not be optional: take it in the initializer, 'init(\(name(site)): \(text))'")
    }

    func parameterPack(_ marked: MarkedDeclaration) -> Diagnostic {
        Diagnostic(
            .malformedMarker, at: markerLocation(marked), "a parameter pack is not supported by this version of Furnish"
        )
    }

    func weakValue(_ site: Site) -> Diagnostic {
        Diagnostic(
            .invalidLifetime, at: program.nameLocation(site),
            "'\(provided(site))' is a value type, which cannot be held weakly; provide it 'once', or make it a class")
    }

    func collectionAsType(_ collection: String, of provider: Provider) -> Diagnostic {
        let name = TypeText(symbols: symbols).show(provider.type)
        return Diagnostic(
            .malformedMarker, at: program.location(provider.file, provider.markerOffset),
            "'\(name)' is no '\(collection)'; to add it to that collection, write 'into: \(collection)' in place of 'as:'"
        )
    }

    /// - Parameters:
    ///   - other: A type after `as:`, or the element type of `into:`.
    ///   - ancestry: The types that the provider's type conforms to and inherits from.
    func unrelated(_ other: String, of provider: Provider, _ ancestry: Ancestry) -> Diagnostic {
        let text = TypeText(symbols: symbols)
        let own = symbols.symbol(of: provider.type)
        let names = ancestry.found.filter { $0 != own }.map(text.path).sorted()
        let near = MarkerSpelling.nearest(to: other, among: names)
        return Diagnostic(
            .malformedMarker, at: program.location(provider.file, provider.markerOffset),
            "'\(text.show(provider.type))' neither conforms to '\(other)' nor inherits from it"
                + (near.map { ": did you mean '\($0)'?" } ?? ""))
    }

    func sharedNoncopyable(_ site: Site) -> Diagnostic {
        Diagnostic(
            .invalidLifetime, at: program.nameLocation(site),
            "'\(provided(site))' cannot be copied, so it has one owner at a time; provide a new one for each need")
    }

    func untyped(_ site: Site) -> Diagnostic {
        Diagnostic(
            .untypedProvider, at: program.nameLocation(site),
            "'\(name(site))' provides a value without a written type; write its type")
    }

    func unreadable(_ site: Site) -> Diagnostic {
        Diagnostic(
            .untypedProvider, at: program.nameLocation(site),
            "the type of '\(name(site))' is too deep or too new for this version of Furnish; give it a typealias")
    }

    func anyType(_ site: Site, _ type: TypeID) -> Diagnostic {
        Diagnostic(
            .untypedProvider, at: program.nameLocation(site),
            "'\(name(site))' provides any type at all; write which, or make it a template such as 'Box<\(TypeText(symbols: symbols).show(type))>'"
        )
    }

    // MARK: Scopes

    func besideScope(_ site: Site, _ marker: Marker) -> Diagnostic {
        let word = marker.kind == .provides ? "@Provides" : "@Needs"
        return Diagnostic(
            .misplacedMarker, at: program.location(site.file, marker.offset),
            "'\(word)' has no meaning beside '@Scope' on '\(name(site))': its value comes from whoever opens the scope")
    }

    func misplacedScope(_ site: Site, _ marker: Marker, _ reason: String) -> Diagnostic {
        Diagnostic(
            .misplacedMarker, at: program.location(site.file, marker.offset),
            "'@Scope' has no meaning on '\(name(site))': \(reason)")
    }

    func secondRoot(_ site: Site, _ marker: Marker, _ first: Site) -> Diagnostic {
        Diagnostic(
            .malformedMarker, at: program.location(site.file, marker.offset),
            "'\(name(site))' cannot be a root as well: a module has one outermost factory",
            notes: [.init(program.nameLocation(first), "'\(name(first))' is the root")])
    }

    func rootInside(_ site: Site, _ scope: FactoryScope) -> Diagnostic {
        Diagnostic(
            .malformedMarker, at: program.location(site.file, scope.markerOffset),
            "'\(name(site))' is the root, which is in no other scope; write @Scope(root)")
    }

    /// - Parameter unmarked: The declaration of the named type, if it could be a scope.
    func unknownScope(_ range: ByteRange, file: Int32, _ known: [String], _ unmarked: Site?) -> Diagnostic {
        let word = program.source(file).text(range)
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        let near = nearest(to: word, among: known).map { "did you mean '\($0)'?" }
        let hint = near ?? (known.isEmpty ? "no other type is marked '// @Scope'" : "the scopes are \(list)")
        let notes = unmarked.map { site in
            Diagnostic.Note(program.nameLocation(site), "'\(word)' is declared here: mark it '// @Scope'")
        }
        return Diagnostic(
            .unknownScope, at: program.location(file, range.start),
            "'\(word)' is not a scope" + (unmarked == nil ? "; " + hint : ""), notes: notes.map { [$0] } ?? [])
    }

    /// A scope of nearly that name, or whose factory has it.
    private func nearest(to word: String, among scopes: [String]) -> String? {
        scopes.first { $0 + "Factory" == word }
            ?? scopes.compactMap { scope in
                TypeSpelling(word).distance(to: TypeSpelling(scope)).map { (distance: $0, scope: scope) }
            }.min { ($0.distance, $0.scope) < ($1.distance, $1.scope) }?.scope
    }

    func secondFactory(_ scope: FactoryScope, at site: Site) -> Diagnostic {
        Diagnostic(
            .nameCollision, at: program.location(site.file, scope.markerOffset),
            "the factory of '\(name(site))' would be a second '\(scope.factory)', as the module's own is called; write "
                + "'// @Scope(root)', or give the type another name")
    }

    func secondStatedScope(_ marker: Marker, _ site: Site, _ first: ByteRange, _ firstSite: Site) -> Diagnostic {
        let (scope, firstScope) = (
            program.source(site.file).text(marker.scope), program.source(firstSite.file).text(first)
        )
        return Diagnostic(
            .malformedMarker, at: program.location(site.file, marker.offset),
            "this marker says 'in: \(scope)', and another one of the same provider says 'in: \(firstScope)'; remove one of them",
            notes: [.init(program.location(firstSite.file, first.start), "'\(firstScope)' is stated here")])
    }

    func scopeOfNoEntryPoint(_ marked: MarkedDeclaration, _ marker: Marker) -> Diagnostic {
        let owner = symbols.enclosingType(of: marked.site).map { TypeText(symbols: symbols).path($0) }
        let isMember = marked.provides == nil || program.declaration(marked.site).kind == .initializer
        return Diagnostic(
            .malformedMarker, at: program.location(marked.site.file, marker.offset),
            "'in:' belongs to the marker of what is made: write it in the '@Provides' or '@Needs' of "
                + "'\(isMember ? owner ?? name(marked.site) : name(marked.site))'")
    }

    func scopeInItself(_ range: ByteRange, file: Int32) -> Diagnostic {
        let word = program.source(file).text(range)
        return Diagnostic(
            .unknownScope, at: program.location(file, range.start),
            "'\(word)' cannot be the outer scope, because it is inside this scope")
    }

    // MARK: Types

    func unsettledOwner(_ variable: Name, _ provider: Provider) -> Diagnostic {
        Diagnostic(
            .unsupportedParameter, at: program.nameLocation(provider.site),
            "'\(name(provider.site))' cannot be called: nothing says what '\(program.names.text(variable))' is; make it a "
                + "static member of a type that is not generic")
    }

    func unsettled(_ variable: Name, _ need: Need) -> Diagnostic {
        let text = program.names.text(variable)
        // The instance that a member is called on has no name.
        let name = need.name == .none ? TypeText(symbols: symbols).show(need.type) : program.names.text(need.name)
        return Diagnostic(
            .unsupportedParameter, at: program.nameLocation(ofTypeAt: need.offset, in: need.file),
            "'\(name)' cannot be filled: nothing says what '\(text)' is; constrain it to a protocol"
        )
    }

    func unknownGiven(_ range: ByteRange, file: Int32, _ names: [Name]) -> Diagnostic {
        let source = program.source(file)
        let known = names.map { "'\(program.names.text($0))'" }.joined(separator: ", ")
        let hint = names.isEmpty ? "it has no parameters" : "its parameters are \(known)"
        return Diagnostic(
            .unknownGiven, at: program.location(file, range.start),
            "no parameter is called '\(source.text(range))'; \(hint)")
    }

    func ambiguous(_ site: Site, _ initializers: [Site], areMarked: Bool) -> Diagnostic {
        let text =
            areMarked
            ? "initializers marked '// @Needs'; keep one of the markers"
            : "initializers; mark the one to use with '// @Needs'"
        return Diagnostic(
            .ambiguousInitializer, at: program.nameLocation(site),
            "'\(name(site))' has \(initializers.count) \(text)",
            notes: initializers.map { .init(program.nameLocation($0), "this one") })
    }

    func noInitializer(_ site: Site) -> Diagnostic {
        Diagnostic(
            .noInitializer, at: program.nameLocation(site),
            "'\(name(site))' has no initializer that can be called; write one, or mark a function that makes it")
    }

    func inaccessible(_ site: Site, _ access: Declaration.Access) -> Diagnostic {
        let outer = typeHiding(site, access)
        let subject = outer.map { "'\(name($0))' around '\(name(site))'" } ?? "'\(name(site))'"
        return Diagnostic(
            .inaccessibleDeclaration, at: program.nameLocation(site),
            "\(subject) is \(access); generated code is another file, so it must be at least internal",
            notes: outer == nil ? sharedInstance(insteadOf: site) : [])
    }

    /// Suggests the `shared` property of a singleton, whose initializer is private on purpose.
    private func sharedInstance(insteadOf initializer: Site) -> [Diagnostic.Note] {
        guard program.declaration(initializer).kind == .initializer,
            let type = symbols.enclosingType(of: initializer),
            let property = symbols.sharedInstance(of: type, leastAccess: .internal)
        else { return [] }
        let typeName = TypeText(symbols: symbols).show(symbols.implicitType(type))
        let word = program.declaration(property).traits.contains(.isLet) ? "let" : "var"
        let typed = program.declaration(property).type.isEmpty ? " and write its type" : ""
        return [
            .init(
                program.nameLocation(property),
                "move the marker to this property\(typed), 'static \(word) \(name(property)): \(typeName)'")
        ]
    }

    /// The outermost enclosing type with the same access level, which hides the declaration.
    private func typeHiding(_ site: Site, _ access: Declaration.Access) -> Site? {
        var (outer, row): (Site?, Int32) = (nil, program.declaration(site).parent)
        while row >= 0 {
            let around = Site(file: site.file, row: row)
            let declaration = program.declaration(around)
            if declaration.access == access, declaration.kind != .extension { outer = around }
            row = declaration.parent
        }
        return outer
    }

    func inaccessibleSetter(_ site: Site, _ access: Declaration.Access) -> Diagnostic {
        Diagnostic(
            .inaccessibleDeclaration, at: program.nameLocation(site),
            "'\(name(site))' is \(access)(set), and generated code is another file; take it in the initializer, or let "
                + "the setter be internal")
    }

    func unspeakable(_ type: SymbolID, made site: Site) -> Diagnostic {
        Diagnostic(
            .inaccessibleDeclaration, at: program.nameLocation(site),
            "'\(TypeText(symbols: symbols).path(type))' means something else to Swift where it is called; give the type another name"
        )
    }

    func privateMembers(_ properties: [Site], of site: Site) -> Diagnostic {
        Diagnostic(
            .inaccessibleDeclaration, at: program.nameLocation(site),
            "the memberwise initializer of '\(name(site))' is private, because '\(name(properties[0]))' is; write an "
                + "initializer",
            notes: properties.map { property in
                .init(program.nameLocation(property), "'\(name(property))' is \(program.declaration(property).access)")
            })
    }

    func unsupportedParameter(_ parameter: Parameter, at site: Site) -> Diagnostic {
        let source = program.source(site.file)
        let reason: String
        if parameter.isVariadic {
            reason = "a variadic parameter cannot be filled; take an array"
        } else if source.text(parameter.type).hasPrefix("inout") {
            reason = "an 'inout' parameter can only be given: write '// @Needs(given: \(source.text(parameter.name)))'"
        } else {
            reason = "this version of Furnish does not read its type"
        }
        return Diagnostic(
            .unsupportedParameter, at: program.location(site.file, parameter.name.start),
            "'\(source.text(parameter.name))' cannot be filled: \(reason)")
    }

    private func markerLocation(_ marked: MarkedDeclaration) -> Location {
        program.location(marked.site.file, marked.marker?.offset ?? 0)
    }

    private func word(_ marked: MarkedDeclaration) -> String {
        switch marked.marker?.kind {
        case .provides, nil: "@Provides"
        case .needs: "@Needs"
        case .scope: "@Scope"
        }
    }

    private func kind(_ site: Site) -> String {
        switch program.declaration(site).kind {
        case .protocol: "a protocol"
        case .extension: "an extension"
        case .case: "an enum case"
        case .import: "an import"
        case .subscript: "a subscript"
        case .typealias: "this typealias"
        case .function: "an operator"
        case .property: "a property without a name of its own"
        default: "this declaration"
        }
    }

    /// The name of what a marker provides: for an initializer, the type that it makes.
    private func provided(_ site: Site) -> String {
        guard program.declaration(site).kind == .initializer, let type = symbols.enclosingType(of: site) else {
            return name(site)
        }
        return TypeText(symbols: symbols).show(symbols.implicitType(type))
    }

    private func name(_ site: Site) -> String { program.source(site.file).text(program.declaration(site).name) }
}
