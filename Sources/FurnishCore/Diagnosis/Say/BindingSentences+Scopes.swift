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

    /// What to write so that a type is a scope of this module.
    func openingScope(_ type: Site, _ word: String) -> Diagnostic.Note {
        if program.isOwn(type.file) {
            return note(type, "'\(name(type))' is declared here: ", graph.marking(type, .scope).marking(name(type)))
        }
        let alias = symbols.symbol(at: type).map(graph.text.scopeTypealias) ?? ""
        let advice = "to open it in '\(names.text(program.modules[0].name))', write '// @Scope' above '\(alias)'"
        return note(type, "'\(word)' is declared here: \(advice)")
    }

    /// - Parameter known: The scopes that can be named; last the outermost factory.
    func unknownScope(_ range: ByteRange, _ file: Int32, _ known: [String]) -> Diagnostic {
        let source = program.source(file)
        let word = source.text(range)
        // In a module that another one reads, any type of it may be a scope there.
        let module = program.moduleOfFile[Int(file)]
        let others = SymbolID.all(in: symbols).filter { symbols[$0].module == module && symbols[$0].parent == nil }
            .map { names.text(symbols[$0].name) }.filter { $0 != word }
        func nearest(among names: [String]) -> String? {
            TypeSpelling(word).nearest(among: names.map(TypeSpelling.init)).map { names[$0] }.min()
        }
        // The word may be the name of a scope's factory.
        let near =
            (others + known).first { $0 + "Factory" == word } ?? nearest(among: known)
            ?? (word.hasSuffix("Factory") ? known.last : nearest(among: others))
        if let near {
            let fix = Fix("write '\(near)'", Change(source, .replacement(range, near)))
            return error(.unknownScope, at: range, in: file, "is not a scope: ", fix)
        }
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        let hint = known.count == 1 ? "no other type is marked '// @Scope'" : "the scopes are \(list)"
        return error(.unknownScope, at: range, in: file, "is not a scope; " + hint)
    }
}
