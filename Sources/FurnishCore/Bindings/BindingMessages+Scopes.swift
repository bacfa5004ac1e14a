/// The diagnostics about scopes.
extension BindingMessages {
    /// - Parameters:
    ///   - unmarked: The declaration of the named type, if it could be a scope.
    ///   - foreign: The named type, if another module declares it.
    func unknownScope(
        _ range: ByteRange, file: Int32, _ known: [String], _ unmarked: Site?, _ foreign: SymbolID?
    ) -> Diagnostic {
        let word = program.source(file).text(range)
        if let unmarked {
            let marker = ProposedMarker(.scope, before: unmarked.row, in: program.file(unmarked.file))
            let (place, fix) = (program.nameLocation(unmarked), marker.fix("mark it"))
            let note = Diagnostic.Note(place, "'\(name(unmarked))' is declared here: ", fix)
            return error(.unknownScope, at: range, in: file, "is not a scope", notes: [note])
        }
        if let foreign, let declared = symbols[foreign].sites.first {
            let alias = TypeText(symbols: symbols).scopeTypealias(of: foreign)
            let advice =
                "to open it in '\(program.names.text(program.modules[0].name))', write '// @Scope' above '\(alias)'"
            let note = Diagnostic.Note(program.nameLocation(declared), "'\(word)' is declared here: \(advice)")
            return error(.unknownScope, at: range, in: file, "is not a scope", notes: [note])
        }
        // The last one known is the outermost factory, which is always known. In a module that another one reads, any type of it may
        // be a scope there.
        let others = types(of: file).filter { $0 != word }
        let near =
            others.first { $0 + "Factory" == word } ?? nearest(to: word, among: known)
            ?? (word.hasSuffix("Factory") ? known.last : nearest(to: word, among: others))
        if let near {
            let change = Change(program.source(file), .replacement(range, near))
            return error(.unknownScope, at: range, in: file, "is not a scope: ", Fix("write '\(near)'", change))
        }
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        let hint = known.count == 1 ? "no other type is marked '// @Scope'" : "the scopes are \(list)"
        return error(.unknownScope, at: range, in: file, "is not a scope; " + hint)
    }

    /// The names of the types in the module of a file that are in no other type.
    private func types(of file: Int32) -> [String] {
        let module = program.moduleOfFile[Int(file)]
        return SymbolID.all(in: symbols).compactMap { type in
            let symbol = symbols[type]
            return symbol.module == module && symbol.parent == nil ? program.names.text(symbol.name) : nil
        }
    }

    /// Another module's marker names a type of which this module makes no scope.
    func unopenedScope(_ range: ByteRange, file: Int32, _ type: SymbolID) -> Diagnostic {
        let own = program.names.text(program.modules[0].name)
        return error(
            .unknownScope, at: range, in: file,
            "is not a scope of module '\(own)', which needs what lives in it; in '\(own)', write '// @Scope' above "
                + "'\(TypeText(symbols: symbols).scopeTypealias(of: type))'")
    }

    /// A scope of nearly that name, or whose factory has it.
    private func nearest(to word: String, among scopes: [String]) -> String? {
        scopes.first { $0 + "Factory" == word }
            ?? scopes.compactMap { scope in
                TypeSpelling(word).distance(to: TypeSpelling(scope)).map { (distance: $0, scope: scope) }
            }.min { ($0.distance, $0.scope) < ($1.distance, $1.scope) }?.scope
    }

    func secondStatedScope(_ marker: Marker, _ site: Site, _ first: ParsedText, _ firstSite: Site) -> Diagnostic {
        let scope = program.source(site.file).text(marker.scope)
        let firstScope = program.source(firstSite.file).text(first)
        let note = Diagnostic.Note(program.location(firstSite.file, first.start), "'\(firstScope)' is stated here")
        let other = "and another one of the same provider says 'in: \(firstScope)'; remove one of them"
        let problem = "this marker says 'in: \(scope)', \(other)"
        return error(.malformedMarker, at: marker, of: site, problem, notes: [note])
    }

    func scopeOfNoEntryPoint(_ marked: MarkedDeclaration, _ marker: Marker) -> Diagnostic {
        let owner = symbols.enclosingType(of: marked.site).map { TypeText(symbols: symbols).path($0) }
        let isMember = marked.provides == nil || program.declaration(marked.site).kind == .initializer
        return error(
            .malformedMarker, at: marker, of: marked.site,
            "'in:' belongs to the marker of what is made: write it in the '@Provides' or '@Needs' of "
                + "'\(isMember ? owner ?? name(marked.site) : name(marked.site))'")
    }
}
