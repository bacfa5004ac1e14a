/// Parts of notes.
extension AdviceRule {
    /// - Parameter reason: The message after the provided type, up to the title of the fix.
    func note(_ offer: OfferID, _ reason: String, _ fix: Fix) -> Diagnostic.Note {
        note(site(of: offer), "'\(show(offer))' is provided here\(reason): ", fix)
    }

    func site(of offer: OfferID) -> Site { providers[graph.offers[offer].provider].site }

    /// Replaces the type of the need.
    ///
    /// - Parameter key: The missing type; another one than the need's if a closure makes it.
    func taking(_ other: TypeID, insteadOf key: TypeID) -> Fix {
        let isEscaping = keys.isFunction(other) && !needs[need].isStored
        let type = graph.text.parameter(other, isEscaping: isEscaping)
        return Fix("take '\(show(other))' instead", isNeeded(key) ? graph.writing(type, for: need) : [])
    }

    /// Corrects a name in the type of the need.
    ///
    /// - Parameter isCertain: Whether the name is certainly wrong. A type of that name may be in a module that is not in view.
    func writing(_ name: String, insteadOf word: String, isCertain: Bool) -> [Change] {
        let trees = program.file(needs[need].file).trees
        let range = program.typeRange(of: needs[need]).flatMap { trees.lastName(word, in: $0) }
        return range.map { [Change(trees.source, isCertain ? .replacement($0, name) : .type($0, name))] } ?? []
    }

    func taking(_ offer: OfferID) -> Fix { taking(graph.offers[offer].type, insteadOf: key) }

    /// The need's own spelling of a type, which decides the order of `A & B`.
    func written(_ key: TypeID) -> TypeID { isNeeded(key) ? needs[need].type : key }

    /// A marker names the type itself, because a typealias that something provides is a type of its own.
    func show(_ key: TypeID) -> String {
        let type = written(key)
        // A composition has no name of its own, so its typealias cannot be mistaken for another type.
        return graph.text.show(isTypealias(type) && types[key].kind != .composition ? key : type)
    }

    func show(_ offer: OfferID) -> String { graph.text.show(graph.offers[offer].type) }

    func moduleName(_ site: Site) -> String { names.text(program.module(of: site).name) }

    /// The name of a declaration; for a type, with the types around it.
    func name(_ site: Site) -> String { symbols.symbol(at: site).map(graph.text.path) ?? program.fullName(of: site) }

    /// The name of a declaration, with its module if that is not the own one.
    func subject(_ site: Site) -> String {
        let module = program.isOwn(site.file) ? "" : " of module '\(moduleName(site))'"
        return "'\(name(site))'\(module)"
    }

    func access(_ site: Site) -> Declaration.Access { program.declaration(site).access }

    /// `conforms to 'Clock'`.
    func relation(_ symbol: SymbolID?, to key: TypeID) -> String {
        guard let symbol else { return "is a '\(show(key))'" }
        guard types[key].kind == .nominal else { return "conforms to '\(show(key))'" }
        let ancestor = types[key].symbol
        switch symbols[ancestor].kind {
        case .class: return "inherits from '\(show(key))'"
        // A type outside of view may be a class or a protocol.
        case .foreign where symbols.superclass(of: symbol) == ancestor: return "is a '\(show(key))'"
        default: return "conforms to '\(show(key))'"
        }
    }
}

extension [Diagnostic.Note] {
    /// More notes of one kind would hide the error.
    private static let most = 3

    /// The first notes of a long list, and a count of the others.
    package var capped: [Diagnostic.Note] {
        guard count > Self.most else { return self }
        return prefix(Self.most) + [.init(self[Self.most].location, "\(count - Self.most) more, starting here")]
    }

    /// Whether one of them proposes changes that Furnish can write.
    var haveChanges: Bool { contains { $0.fix?.changes.isEmpty == false } }

    /// The same advice, which only the user can follow.
    var withoutChanges: [Diagnostic.Note] { map { $0.with(fix: $0.fix.map { Fix($0.title) }) } }
}
