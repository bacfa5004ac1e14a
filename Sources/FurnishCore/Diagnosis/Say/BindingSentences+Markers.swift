/// Markers of types and their members.
extension BindingSentences {
    /// `@Provides` moves to the type, and `@Needs` chooses the initializer.
    func providedInitializer(_ marker: Marker, _ marked: MarkedDeclaration, of type: Site) -> Diagnostic {
        let file = program.file(marked.site.file)
        let text = "// " + file.source.text(marker.range)
        let isMarked = bindings.marked[type]?.provides != nil
        let needs = ProposedMarker(text: ProposedMarker.text(.needs), replacing: marker, in: file)
        let words = isMarked ? "write" : "write '\(text)' above '\(name(type))', and write"
        let marking = Change(program.source(type.file), .marker(program.declaration(type).range.start, text))
        let fix = needs.fix(words, " here", with: isMarked ? [] : [marking])
        let problem = "'@Provides' belongs on the type that the initializer makes: "
        return error(.misplacedMarker, at: marker, marked, problem, fix)
    }

    func generic(
        _ marked: MarkedDeclaration, _ type: SymbolID, _ needed: [(type: TypeID, place: Location)]
    ) -> Diagnostic {
        let name = graph.text.path(type)
        let marker = marked.provides.map { program.source(marked.site.file).text($0.range) } ?? "@Provides"
        let moving = "in place of this marker, write '// \(marker)' above"
        var notes = needed.map { type, place -> Diagnostic.Note in
            let text = graph.text.show(type)
            let alias = "typealias \(TypeName(symbols: symbols).specialization(type)) = \(text)"
            return .init(place, "'\(text)' is needed here: \(moving) '\(alias)'")
        }
        if notes.isEmpty {
            let alias = "typealias My\(symbols.name(of: type)) = \(name)<…>"
            notes.append(note(marked.site, "\(moving) a typealias such as '\(alias)'"))
        }
        if marked.provides == nil {
            let advice = "make it where its type arguments are known, such as in a view's body"
            notes.append(.init(place(marked.marker, marked.site), "or remove this marker, and \(advice)"))
        }
        return error(
            .misplacedMarker, at: marked.marker, marked,
            "'\(name)' is generic, and nothing says which specialization to make; mark a typealias of each one that is "
                + "needed"
        ).with(notes: notes)
    }

    func unrelated(
        _ other: TypeID, at range: ByteRange?, of made: TypeID, _ marked: MarkedDeclaration, _ named: [TypeID],
        _ ancestry: Ancestry
    ) -> Diagnostic {
        let (text, source) = (graph.text, program.source(marked.site.file))
        let other = range.map(source.text) ?? text.show(other)
        let isExistential = [.any, .some].contains(types[made].kind)
        let symbol = symbols.symbol(of: isExistential ? types.child(0, of: made) : made)
        let known = ancestry.found.filter { $0 != symbol }
        let names = known.map { ancestry.specializations[$0].map(text.show) ?? text.path($0) }.sorted()
        // A protocol that was renamed is one that the marker does not name, and probably of the same module.
        let others = Set(named.compactMap(symbols.symbol))
        let protocols = known.filter { symbols[$0].kind == .protocol && !others.contains($0) }
        let own = protocols.filter { symbols[$0].module == program.moduleOfFile[Int(marked.site.file)] }
        let renamed = (own.isEmpty ? protocols : own).map(text.path)
        // Typealiases may be keys of their own.
        let typealiases = SymbolID.all(in: symbols).filter {
            symbols[$0].kind == .typealias && ancestry.found.contains(symbols.aliasedSymbol($0))
        }
        let near =
            EditDistance.nearest(to: other, among: names + typealiases.map(text.path))
            ?? (renamed.count == 1 ? renamed[0] : nil)
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        // A value of the standard library conforms to protocols that are not in view, but is no other value.
        let reason =
            KnownType.isStruct(other) ? "is not '\(other)'" : "neither conforms to '\(other)' nor inherits from it"
        let rest = near != nil ? ": " : names.isEmpty ? "" : "; it conforms to or inherits from \(list)"
        let fix = near.map { near in
            Fix("write '\(near)'", range.map { [Change(source, .replacement($0, near))] } ?? [])
        }
        return error(.malformedMarker, at: marked.marker, marked, "'\(text.show(made))' \(reason)\(rest)", fix)
    }

    func reason(_ obstacle: ProtocolRequirements.Obstacle) -> String {
        switch obstacle {
        case .isInitializer: "it is an initializer"
        case .isSubscript: "it is a subscript"
        case .isAssociatedType: "it is an associated type"
        case .isStatic: "it is static"
        case .isGeneric: "it is generic"
        case .mentionsSelf: "its type mentions 'Self'"
        case .hasSetter: "it has a setter"
        case .hasNoResult: "it has no result"
        case .isRethrowing: "it is 'rethrows'"
        case .isVariadic: "it has a variadic parameter"
        case .isConditional: "it is under '#if'"
        }
    }

    // MARK: Members that nothing injects

    private func misplacedNeeds(_ marked: MarkedDeclaration, _ reason: String, _ fix: Fix? = nil) -> Diagnostic {
        let message = "'@Needs' has no meaning on '\(name(marked.site))': \(reason)"
        return error(.misplacedMarker, at: marked.needs, marked, message, fix)
    }

    /// - Returns: nil if the property could be set on a new instance of its type.
    func uninjected(property marked: MarkedDeclaration) -> Diagnostic? {
        let (site, declaration) = (marked.site, program.declaration(marked.site))
        guard declaration.kind == .property else { return nil }
        if declaration.parent >= 0, !declaration.traits.contains(.isStatic), program.setsItself(site) {
            return misplacedNeeds(marked, "it sets itself").with(notes: [taking(site)])
        }
        let removal = removal(of: marked.needs, site)
        if declaration.parent < 0 || !declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isLazy]) {
            return misplacedNeeds(marked, "only a stored instance 'var' can be set on a new instance: ", removal)
        }
        // Some wrappers fill the property themselves, such as SwiftUI's `@Environment`.
        let wrapper = PropertyWrapper(of: site, symbols) == .filled ? firstAttribute(of: site) : nil
        let isOfStruct = symbols.enclosingType(of: site).map { symbols[$0].kind } == .struct
        if declaration.traits.contains(.isLet) || isOfStruct && wrapper == nil {
            return misplacedNeeds(marked, "an initializer sets it: ", marking(initializerOf: marked))
        }
        guard let wrapper else {
            return declaration.type.isEmpty ? misplacedNeeds(marked, "", typing(site, "the property's type")) : nil
        }
        let reason = "'\(wrapper)' gets its value elsewhere"
        guard PropertyWrapper.isOfOtherTool(wrapper) else { return misplacedNeeds(marked, reason + ": ", removal) }
        // Either Furnish or the other tool fills the property.
        let file = program.file(site.file)
        let attribute = file.ranges[Int(declaration.attributes.start)].range
        let other = Fix("remove '\(wrapper)'", Change(file.source, .removalOfWord(attribute)))
        return misplacedNeeds(marked, reason).with(notes: [
            .init(Location(file.source, attribute.start), "to let the factory set it, ", other),
            Note(place(marked.marker, site), "", removal).asAlternative,
        ])
    }

    func uninjected(member marked: MarkedDeclaration, canBeSet: Bool) -> Diagnostic {
        if !canBeSet {
            return misplacedNeeds(marked, "it cannot be set on a new instance; take it in an initializer")
        }
        guard let owner = symbols.enclosingType(of: marked.site), let site = symbols[owner].sites.first,
            program.isOwn(site.file)
        else { return misplacedNeeds(marked, "nothing makes its type; mark that '// @Provides' or '// @Needs'") }
        if symbols[owner].kind == .protocol {
            let advice = "mark a method of the conforming type, which may call it"
            return misplacedNeeds(marked, "a protocol's member is not injected; \(advice)")
        }
        let problem = "nothing makes '\(graph.text.path(owner))'"
        if symbols[owner].isGeneric {
            return misplacedNeeds(marked, problem + "; mark a typealias of each specialization '// @Provides'")
        }
        return misplacedNeeds(marked, problem).with(notes: [
            note(site, "if other types need it, ", graph.marking(site, .provides).fix("mark it")),
            note(site, "if the app asks the factory for it, ", graph.marking(site, .needs).fix("mark it")),
        ])
    }

    /// The initializer that takes the value of a property that sets itself.
    private func taking(_ property: Site) -> Diagnostic.Note {
        let name = name(property)
        var text = "first write the type of '\(name)'"
        if let type = writtenType(of: property) ?? InitialValue(symbols: symbols).type(of: property) {
            let takesCoder = symbols.enclosingType(of: property).map { symbols.inherits(.hasCoder, $0) } == true
            let parameter = name + ": " + graph.text.show(types.withoutOptional(type))
            let initializer = "init\(takesCoder ? "?(coder: NSCoder, " : "(")\(parameter))"
            text = "write 'let \(parameter)' and '\(initializer)', marked '// @Needs'"
        }
        return note(property, "to take it from the factory, " + text)
    }

    /// Marks the initializer in place of a property that it sets, or a struct that declares none.
    private func marking(initializerOf property: MarkedDeclaration) -> Fix {
        let type = symbols.enclosingType(of: property.site)
        let initializers = type.map { symbols.members(of: $0, .initializer) } ?? []
        let declared = type.flatMap { symbols[$0].kind == .struct ? symbols[$0].sites.first : nil }
        guard let made = initializers.first ?? declared, initializers.count <= 1 else { return Fix("mark that one") }
        let removal = removal(of: property.needs, property.site)
        if let marked = bindings.marked[made], marked.needs != nil || marked.provides != nil { return removal }
        let words = initializers.isEmpty ? "mark the struct" : "mark that one"
        return Fix(words, removal.changes + [graph.marking(made, .needs).change])
    }
}

extension OptionalNeed {
    /// - Parameters:
    ///   - setter: Who sets the property if nothing can make its class with arguments.
    ///   - notes: The whole initializer to write, which reads superclasses and bodies. A build only says what it takes.
    package func warning(_ program: Program, setBy setter: String?, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
        let name = program.fullName(of: site)
        var type = program.source(site.file).text(program.declaration(site).type).dropLast()[...]
        // `(any Clock)!`
        if type.hasPrefix("(any "), type.hasSuffix(")"), !isWeak { type = type.dropFirst().dropLast() }
        if isWeak { type += "?" }
        let problem =
            isSet
            ? "'\(name)' does not have to be optional"
            : "the factory does not set '\(name)', because it does not make '\(program.fullName(of: program.parent(of: site)))'"
        let initializer = "in an initializer that takes '\(name): \(type)'" + (isSet ? "" : ", marked '// @Needs'")
        return Diagnostic(
            .optionalProperty, at: program.nameLocation(site),
            "\(problem): set it " + (isSet ? initializer : setter ?? initializer), notes: notes)
    }
}
