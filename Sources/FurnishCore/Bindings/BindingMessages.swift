/// The diagnostics about marked declarations.
struct BindingMessages {
    let bindings: Bindings

    var symbols: SymbolTable { bindings.symbols }
    var program: Program { bindings.program }

    // MARK: Places

    /// An error about a declaration. The message starts with its name.
    func error(
        _ code: DiagnosticCode, of site: Site, _ problem: String, _ fix: Fix? = nil, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: program.nameLocation(site), "'\(name(site))' \(problem)", fix, notes: notes)
    }

    /// An error about a marker of a declaration.
    func error(
        _ code: DiagnosticCode, at marker: Marker?, of site: Site, _ message: String, _ fix: Fix? = nil,
        notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: program.location(site.file, marker?.offset ?? 0), message, fix, notes: notes)
    }

    /// An error about a word of a marker. The message starts with that word.
    func error(
        _ code: DiagnosticCode, at word: ByteRange, in file: Int32, _ problem: String, _ fix: Fix? = nil,
        notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let message = "'\(program.source(file).text(word))' \(problem)"
        return Diagnostic(code, at: program.location(file, word.start), message, fix, notes: notes)
    }

    func name(_ site: Site) -> String { program.fullName(of: site) }

    // MARK: Markers

    /// A marker where none is allowed.
    func misplaced(_ marked: MarkedDeclaration) -> Diagnostic {
        let types = marked.provides == nil ? "a type, an initializer" : "a type"
        let reason = "has no meaning here, only on \(types), a named function or a named property"
        return misplaced(marked.marker, of: marked.site, "'\(word(marked))' \(reason)")
    }

    /// A marker that has to go because of its declaration.
    func misplaced(_ marked: MarkedDeclaration, _ problem: String) -> Diagnostic {
        misplaced(marked.marker, of: marked.site, "'\(name(marked.site))' \(problem)")
    }

    /// A marker that has to go.
    func misplaced(_ marker: Marker?, of site: Site, _ reason: String) -> Diagnostic {
        error(.misplacedMarker, at: marker, of: site, reason + ": ", removal(of: marker, site))
    }

    /// Removes a marker of a declaration in the same file.
    func removal(of marker: Marker?, _ site: Site) -> Fix {
        Fix("remove this marker", marker.map { [program.source(site.file).removing($0)] } ?? [])
    }

    private func word(_ marked: MarkedDeclaration) -> String { "@" + (marked.marker?.kind ?? .provides).name }

    func severalBindings(_ marked: MarkedDeclaration, _ sites: [Site]) -> Diagnostic {
        let list = sites.map { "'\(name($0))'" }.joined(separator: " and ")
        return error(
            .misplacedMarker, at: marked.marker, of: marked.site,
            "'\(word(marked))' marks one declaration, and this one declares \(list); write a separate declaration of each, "
                + "with a marker of its own")
    }

    /// A `@Needs` on a member that nothing injects.
    func misplacedNeed(_ marked: MarkedDeclaration, canBeSet: Bool) -> Diagnostic {
        func mistake(_ reason: String, _ fix: Fix? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
            let problem = "'@Needs' has no meaning on '\(name(marked.site))': " + reason
            return error(.misplacedMarker, at: marked.needs, of: marked.site, problem, fix, notes: notes)
        }
        let (declaration, removal) = (program.declaration(marked.site), removal(of: marked.needs, marked.site))
        let owner = symbols.enclosingType(of: marked.site)
        if declaration.kind == .property {
            if declaration.parent >= 0, !declaration.traits.contains(.isStatic), program.setsItself(marked.site) {
                return mistake("it sets itself", notes: [taking(marked.site)])
            }
            let isStored = declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isLazy])
            if declaration.parent < 0 || !isStored {
                return mistake("only a stored instance 'var' can be set on a new instance: ", removal)
            }
            // Some wrappers fill the property themselves, such as SwiftUI's `@Environment`.
            let isFilled = PropertyWrapper(of: marked.site, symbols) == .filled
            let wrapper = isFilled ? firstAttribute(of: marked.site) : nil
            let isOfStruct = owner.map { symbols[$0].kind } == .struct
            if declaration.traits.contains(.isLet) || isOfStruct && wrapper == nil {
                return mistake("an initializer sets it: ", marking(initializerOf: marked))
            }
            if let wrapper {
                let reason = "'\(wrapper)' gets its value elsewhere"
                guard PropertyWrapper.isOfOtherTool(wrapper) else { return mistake(reason + ": ", removal) }
                // Either Furnish or the other tool fills the property.
                let file = program.file(marked.site.file)
                let attribute = file.ranges[Int(declaration.attributes.start)].range
                let other = Fix("remove '\(wrapper)'", Change(file.source, .removalOfWord(attribute)))
                return mistake(
                    reason,
                    notes: [
                        .init(Location(file.source, attribute.start), "to let the factory set it, ", other),
                        .init(markerLocation(marked), "or ", removal),
                    ])
            }
            if declaration.type.isEmpty { return mistake("", typing(marked.site, "the property's type")) }
        }
        if !canBeSet { return mistake("it cannot be set on a new instance; take it in an initializer") }
        guard let owner, let site = symbols[owner].sites.first, program.isOwn(site.file)
        else { return mistake("nothing makes its type; mark that '// @Provides' or '// @Needs'") }
        if symbols[owner].kind == .protocol {
            let advice = "mark a method of the conforming type, which may call it"
            return mistake("a protocol's member is not injected; \(advice)")
        }
        let problem = "nothing makes '\(TypeText(symbols: symbols).path(owner))'"
        if symbols[owner].isGeneric {
            return mistake(problem + "; mark a typealias of each specialization '// @Provides'")
        }
        let uses: [(Marker.Kind, String)] = [
            (.provides, "if other types need it, "), (.needs, "if the app asks the factory for it, "),
        ]
        return mistake(
            problem,
            notes: uses.map { kind, use in
                let marker = ProposedMarker(kind, before: site.row, in: program.file(site.file))
                return .init(program.nameLocation(site), use, marker.fix("mark it"))
            })
    }

    /// The initializer that takes the value of a property that sets itself.
    private func taking(_ property: Site) -> Diagnostic.Note {
        let (written, name) = (program.declaration(property).type, name(property))
        let type =
            written.isEmpty
            ? InitialValue(symbols: symbols).type(of: property) : symbols.readType(written, at: property)
        var text = "first write the type of '\(name)'"
        if let type {
            let takesCoder = symbols.enclosingType(of: property).map { symbols.inherits(.hasCoder, $0) } == true
            let parameter = name + ": " + TypeText(symbols: symbols).show(symbols.types.withoutOptional(type))
            let initializer = "init\(takesCoder ? "?(coder: NSCoder, " : "(")\(parameter))"
            text = "write 'let \(parameter)' and '\(initializer)', marked '// @Needs'"
        }
        return .init(program.nameLocation(property), "to take it from the factory, " + text)
    }

    /// The first attribute of a declaration, without its arguments.
    func firstAttribute(of site: Site) -> String? {
        let file = program.file(site.file)
        let first = program.declaration(site).attributes.indices.first
        return first.map { String(file.source.text(file.ranges[$0]).prefix { $0 != "(" && $0 != " " }) }
    }

    /// Marks the initializer in place of a property that it sets, or a struct that declares none.
    private func marking(initializerOf property: MarkedDeclaration) -> Fix {
        let type = symbols.enclosingType(of: property.site)
        let initializers = type.map { symbols.members(of: $0, .initializer) } ?? []
        let isStruct = type.map { symbols[$0].kind == .struct } ?? false
        let made = initializers.isEmpty && isStruct ? type.flatMap { symbols[$0].sites.first } : initializers.first
        guard let made, initializers.count <= 1, let marker = property.needs else { return Fix("mark that one") }
        let removal = program.source(property.site.file).removing(marker)
        if let marked = bindings.marked[made], marked.needs != nil || marked.provides != nil {
            return Fix("remove this marker", removal)
        }
        let marking = ProposedMarker(.needs, before: made.row, in: program.file(made.file))
        return Fix(initializers.isEmpty ? "mark the struct" : "mark that one", [removal, marking.change])
    }

    /// `@Provides` moves to the type, and `@Needs` chooses the initializer.
    func providingInitializer(_ marked: MarkedDeclaration, of type: Site, _ marker: Marker) -> Diagnostic {
        let (file, text) = (program.file(marked.site.file), program.source(marked.site.file).text(marker.range))
        let isMarked = bindings.marked[type]?.provides != nil
        let needs = ProposedMarker(text: ProposedMarker.text(.needs), replacing: marker, in: file)
        let words = isMarked ? "write" : "write '// \(text)' above '\(name(type))', and write"
        let marking = Change(program.source(type.file), .marker(program.declaration(type).range.start, "// " + text))
        let problem = "'@Provides' belongs on the type that the initializer makes: "
        let fix = needs.fix(words, " here", with: isMarked ? [] : [marking])
        return error(.misplacedMarker, at: marker, of: marked.site, problem, fix)
    }

    /// - Parameter valid: The lifetime to write.
    func invalidLifetime(_ reason: String, _ site: Site, _ marker: Marker, _ valid: Marker.Lifetime) -> Diagnostic {
        let editor = MarkerEditor(marker, in: program.file(site.file))
        return error(.invalidLifetime, of: site, reason, editor.changing(lifetime: valid).fix("write"))
    }

    /// - Parameters:
    ///   - other: A type after `as:`, or the element type of `into:`.
    ///   - range: Where that type is written in the marker.
    ///   - made: The provider's type.
    ///   - named: The types that the marker names.
    ///   - ancestry: The types that the provider's type conforms to and inherits from.
    func unrelated(
        _ other: String, at range: ByteRange?, of made: TypeID, _ marked: MarkedDeclaration, besides named: [TypeID],
        _ ancestry: Ancestry
    ) -> Diagnostic {
        let (text, file) = (TypeText(symbols: symbols), marked.site.file)
        let isExistential = [.any, .some].contains(symbols.types[made].kind)
        let symbol = symbols.symbol(of: isExistential ? symbols.types.child(0, of: made) : made)
        let known = ancestry.found.filter { $0 != symbol }
        let names = known.map { ancestry.specializations[$0].map(text.show) ?? text.path($0) }.sorted()
        // A protocol that was renamed is one that the marker does not name, and probably of the same module.
        let others = Set(named.compactMap(symbols.symbol))
        let protocols = known.filter { symbols[$0].kind == .protocol && !others.contains($0) }
        let own = protocols.filter { symbols[$0].module == program.moduleOfFile[Int(file)] }
        let renamed = (own.isEmpty ? protocols : own).map(text.path)
        let near =
            EditDistance.nearest(to: other, among: names + typealiases(of: ancestry.found))
            ?? (renamed.count == 1 ? renamed[0] : nil)
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        // A value of the standard library conforms to protocols that are not in view, but is no other value.
        let reason =
            KnownType.isStruct(other) ? "is not '\(other)'" : "neither conforms to '\(other)' nor inherits from it"
        return error(
            .malformedMarker, at: marked.marker, of: marked.site,
            "'\(text.show(made))' \(reason)"
                + (near != nil ? ": " : names.isEmpty ? "" : "; it conforms to or inherits from \(list)"),
            near.map { near in
                let change = range.map { Change(program.source(file), .replacement($0, near)) }
                return Fix("write '\(near)'", [change].compactMap { $0 })
            })
    }

    /// The typealiases of some types, which may be keys of their own.
    private func typealiases(of types: Set<SymbolID>) -> [String] {
        SymbolID.all(in: symbols).filter { symbols[$0].kind == .typealias && types.contains(symbols.aliasedSymbol($0)) }
            .map(TypeText(symbols: symbols).path)
    }

    /// A property whose type is not written.
    func untyped(_ property: Site, _ problem: String) -> Diagnostic {
        error(.untypedProvider, of: property, problem + ": ", typing(property, "its type"))
    }

    /// Writes the type of a property, if its initial value shows the type.
    private func typing(_ site: Site, _ what: String) -> Fix {
        guard let made = InitialValue(symbols: symbols).type(of: site) else { return Fix("write \(what)") }
        let type = TypeText(symbols: symbols).show(made)
        return Fix("write \(what), '\(type)'", program.file(site.file).typing(site.row, as: type))
    }

    /// - Parameter needed: The specializations that something needs, each with a place that needs it.
    func generic(
        _ marked: MarkedDeclaration, _ type: SymbolID, _ needed: [(type: TypeID, place: Location)]
    ) -> Diagnostic {
        let text = TypeText(symbols: symbols)
        let name = text.path(type)
        let marker = marked.provides.map { program.source(marked.site.file).text($0.range) } ?? "@Provides"
        var notes = needed.map { type, place in
            let text = text.show(type)
            let alias = TypeName(symbols: symbols).specialization(type)
            return Diagnostic.Note(
                place,
                "'\(text)' is needed here: in place of this marker, write '// \(marker)' above 'typealias \(alias) = \(text)'"
            )
        }
        if notes.isEmpty {
            let alias = "typealias My\(symbols.name(of: type)) = \(name)<…>"
            let advice = "in place of this marker, write '// \(marker)' above a typealias such as '\(alias)'"
            notes.append(.init(program.nameLocation(marked.site), advice))
        }
        if marked.provides == nil {
            let advice = "make it where its type arguments are known, such as in a view's body"
            notes.append(.init(markerLocation(marked), "or remove this marker, and \(advice)"))
        }
        return error(
            .misplacedMarker, at: marked.marker, of: marked.site,
            "'\(name)' is generic, and nothing says which specialization to make; mark a typealias of each one that is "
                + "needed", notes: notes)
    }

    /// - Parameter type: A generic parameter, or a type that Furnish does not read.
    func undetermined(
        _ type: String, at location: Location, _ code: DiagnosticCode = .unsupportedParameter, isResult: Bool = false
    ) -> Diagnostic {
        let advice =
            isResult
            ? "mark a function that returns one type, such as one that calls this one"
            : "write a type in its place, or constrain it to a protocol that something provides"
        return Diagnostic(code, at: location, "Furnish cannot determine '\(type)'; \(advice)")
    }

    private func markerLocation(_ marked: MarkedDeclaration) -> Location {
        program.location(marked.site.file, marked.marker?.offset ?? 0)
    }
}
