/// Scopes, and the markers that name them.
extension BindingSentences {
    func reason(_ obstacle: ScopeObstacle, _ site: Site) -> String {
        switch obstacle {
        case .isProtocol:
            let name = names.text(program.name(site))
            return "mark a struct whose property holds what differs, such as "
                + "'struct \(name)Scope { let \(TypeName.lowerCamel(name)): any \(name) }', and that property '// @Provides'"
        case .isNoType: return "only a class, struct, enum or actor can be a scope"
        case .isNoncopyable: return "its value must be copyable, because the factory passes it on"
        case .isGeneric: return "a scope cannot be generic; mark a struct that holds a value of it"
        case .hasNoTarget: return "the typealias must stand for a class, struct, enum or actor in view"
        case .hasOwnTarget: return "mark the type that it stands for"
        case .hasHiddenTarget(let target):
            return "its type is \(program.declaration(target).access); make that \(program.leastAccess(of: target))"
        }
    }

    /// Where the type of an unknown scope is declared, and what to write there.
    func unopenedScope(_ unmarked: Site?, _ foreign: SymbolID?, _ word: String) -> [Diagnostic.Note] {
        if let unmarked {
            return [
                note(unmarked, "'\(name(unmarked))' is declared here: ", graph.marking(unmarked, .scope).fix("mark it"))
            ]
        }
        guard let foreign, let declared = symbols[foreign].sites.first else { return [] }
        let (own, alias) = (names.text(program.modules[0].name), graph.text.scopeTypealias(of: foreign))
        let advice = "to open it in '\(own)', write '// @Scope' above '\(alias)'"
        return [note(declared, "'\(word)' is declared here: \(advice)")]
    }

    /// - Parameter known: The scopes that can be named; last the outermost factory.
    func unknownScope(_ range: ByteRange, _ file: Int32, _ known: [String]) -> Diagnostic {
        let source = program.source(file)
        let word = source.text(range)
        // In a module that another one reads, any type of it may be a scope there.
        let module = program.moduleOfFile[Int(file)]
        let others = SymbolID.all(in: symbols).filter { symbols[$0].module == module && symbols[$0].parent == nil }
            .map { names.text(symbols[$0].name) }.filter { $0 != word }
        let near =
            others.first { $0 + "Factory" == word } ?? nearest(to: word, among: known)
            ?? (word.hasSuffix("Factory") ? known.last : nearest(to: word, among: others))
        if let near {
            let fix = Fix("write '\(near)'", Change(source, .replacement(range, near)))
            return error(.unknownScope, at: range, in: file, "is not a scope: ", fix)
        }
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        let hint = known.count == 1 ? "no other type is marked '// @Scope'" : "the scopes are \(list)"
        return error(.unknownScope, at: range, in: file, "is not a scope; " + hint)
    }

    /// A scope of nearly that name, or whose factory has it.
    private func nearest(to word: String, among scopes: [String]) -> String? {
        scopes.first { $0 + "Factory" == word }
            ?? scopes.compactMap { scope in
                TypeSpelling(word).distance(to: TypeSpelling(scope)).map { (distance: $0, scope: scope) }
            }.min { ($0.distance, $0.scope) < ($1.distance, $1.scope) }?.scope
    }

    func scopeOfNoEntryPoint(_ marked: MarkedDeclaration) -> Diagnostic {
        let owner = symbols.enclosingType(of: marked.site).map(graph.text.path)
        let isMember = marked.provides == nil || program.declaration(marked.site).kind == .initializer
        let made = (isMember ? owner : nil) ?? name(marked.site)
        return error(
            .malformedMarker, at: marked.needs, marked,
            "'in:' belongs to the marker of what is made: write it in the '@Provides' or '@Needs' of '\(made)'")
    }
}
