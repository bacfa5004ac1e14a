/// What notes call types and declarations.
extension AdviceQuery {
    /// The need's own spelling of a type, which decides the order of `A & B`.
    func written(_ key: TypeID) -> TypeID { isNeeded(key) ? needs[need].type : key }

    /// A marker names the type itself, because a typealias that something provides is a type of its own.
    func show(_ key: TypeID) -> String {
        let type = written(key)
        // A composition has no name of its own, so its typealias cannot be mistaken for another type.
        return graph.text.show(isTypealias(type) && types[key].kind != .composition ? key : type)
    }

    /// `conforms to 'Clock'`.
    func relation(_ symbol: SymbolID?, to key: TypeID) -> String {
        guard let symbol else { return "is a '\(show(key))'" }
        guard let ancestor = nominal(key) else { return "conforms to '\(show(key))'" }
        switch symbols[ancestor].kind {
        case .class: return "inherits from '\(show(key))'"
        // A type outside of view may be a class or a protocol.
        case .foreign where symbols.superclass(of: symbol) == ancestor: return "is a '\(show(key))'"
        default: return "conforms to '\(show(key))'"
        }
    }
}

extension GraphReader {
    func show(_ offer: OfferID) -> String { graph.text.show(graph.offers[offer].type) }

    func site(of offer: OfferID) -> Site { providers[graph.offers[offer].provider].site }

    func moduleName(_ site: Site) -> String { names.text(program.module(of: site).name) }

    /// The name of a declaration; for a type, with the types around it.
    func name(_ site: Site) -> String { symbols.symbol(at: site).map(graph.text.path) ?? program.fullName(of: site) }

    /// The name of a declaration, with its module if that is not the own one.
    func subject(_ site: Site) -> String {
        let module = program.isOwn(site.file) ? "" : " of module '\(moduleName(site))'"
        return "'\(name(site))'\(module)"
    }

    func access(_ site: Site) -> Declaration.Access { program.declaration(site).access }

    // MARK: Types

    func nominal(_ key: TypeID) -> SymbolID? { types[key].kind == .nominal ? types[key].symbol : nil }

    /// Whether no source in view declares a type.
    func isForeign(_ key: TypeID) -> Bool { nominal(key).map { symbols[$0].isForeign } ?? true }

    /// The name in a type that no source in view declares.
    func unknownName(in type: TypeID) -> String? { symbols.unknownName(type).map(names.text) }

    /// Whether a type is a protocol that is declared in view, or a composition with such a protocol.
    func isProtocol(_ key: TypeID) -> Bool { types.namedParts(of: key).contains { symbols[$0].kind == .protocol } }

    /// Whether the standard library declares a type and all types that it is built from: `String`, `[Int]`, `() -> Void`. Values
    /// of the user interface count too: `CGFloat`, `Binding<Mode>`, `Namespace.ID`.
    func isOfStandardLibrary(_ key: TypeID) -> Bool {
        let node = types[key]
        let isFromParts = types.children(of: key).allSatisfy { isOfStandardLibrary($0.type) }
        switch node.kind {
        case .nominal:
            let name = graph.text.path(node.symbol)
            return symbols[node.symbol].isForeign
                && (KnownType.has(.isOfCaller, name) || isFromParts && KnownType.has(.isInStandardLibrary, name))
        case .optional, .array, .dictionary, .tuple: return isFromParts
        case .function: return true
        default: return false
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
    var withoutChanges: [Diagnostic.Note] {
        map { $0.with(fix: $0.fix.map { Fix($0.title, fullTitle: $0.fullTitle) }) }
    }
}
