import FurnishCore

/// Writes what a segue without an action lacks.
extension SegueBypass {
    /// The segue action, the closure that it calls, and the connection. Only the connection if the source has the method, and nothing
    /// if a person has to write it.
    ///
    /// - Parameter sources: All sources of the module.
    func changes(_ sources: [SourceFile]) -> [Change] {
        guard needsMethod, let source, let initializer = marked(source), isFree(name) else {
            return connection
        }
        let file = graph.program.file(initializer.file)
        var closure = name
        var changes: [Change] = []
        if let property {
            closure = file.source.text(graph.program.declaration(property).name)
        } else {
            guard !isCalled(source, initializer, sources), let added = addingClosure(to: initializer) else {
                return connection
            }
            changes = added
        }
        let method = ["", head + " {", "\t\(closure)(coder)", "}"]
        return changes + [
            Change(file.source, .members(method, after: initializer.row)), connecting(to: name + ":"),
        ]
    }

    /// The marked initializer that makes a class from a coder.
    private func marked(_ type: SymbolID) -> Site? {
        graph.symbols.members(of: type, .initializer).first { site in
            graph.bindings.marked[site]?.needs != nil && graph.program.takesCoder(site)
        }
    }

    /// Whether something else calls an initializer of a class or makes it: code, a subclass, or another initializer.
    private func isCalled(_ type: SymbolID, _ initializer: Site, _ sources: [SourceFile]) -> Bool {
        let names = SymbolID.all(in: graph.symbols).filter { graph.symbols.aliasedSymbol($0) == type }
        let hasSubclass = SymbolID.all(in: graph.symbols).contains {
            $0 != type && graph.symbols.inheritanceChain(of: $0).contains(type)
        }
        return hasSubclass
            || graph.symbols.members(of: type, .initializer).contains { $0 != initializer && !classes.canStay($0) }
            || sources.contains { source in
                !source.isGenerated
                    && (names.map(graph.symbols.name).contains(where: source.makes) || source.callsImplicitInitializer)
            }
    }

    // MARK: The closure

    /// Adds a property for the closure, a parameter that takes it, and an assignment.
    ///
    /// - Returns: nil if the initializer does more than to assign and to call its superclass's.
    private func addingClosure(to initializer: Site) -> [Change]? {
        let (program, file) = (graph.program, graph.program.file(initializer.file))
        let code = CodeTokens(file.source, program.declaration(initializer).range)
        let (declaration, parameters) = (program.declaration(initializer), program.parameters(of: initializer))
        guard let last = parameters.last, let call = code.callOfSuper, !classes.takesOnlyCoder(initializer),
            declaration.access < .package, !parameters.contains(where: { file.source.text($0.name) == name })
        else { return nil }
        let start = file.source.indentation(of: last.range.start)
        let separator = start.map { "," + file.source.lineBreak(near: last.range.end) + $0 } ?? ", "
        let next = file.source.indentation(of: call).map { file.source.lineBreak(near: call) + $0 } ?? "; "
        let parent = program.parent(of: initializer)
        let property = program.storedProperties(of: parent).last { $0.row < initializer.row }
        return [
            Change(file.source, .members(["private let \(name): \(closure)"], after: property?.row ?? parent.row)),
            Change(
                file.source,
                .type(ByteRange(last.range.end, last.range.end), "\(separator)\(name): @escaping \(closure)")),
            Change(file.source, .type(ByteRange(call, call), "self.\(name) = \(name)\(next)")),
        ]
    }
}

extension CodeTokens {
    /// The offset of the call of the superclass's initializer, if all statements of the body are that and assignments.
    fileprivate var callOfSuper: UInt32? {
        guard let brace = (0..<count).last(where: { kind($0) == .openBrace && Int(self[$0].match) == count - 1 }) else {
            return nil
        }
        var (index, call) = (brace + 1, UInt32?.none)
        while index < count - 1 {
            if self[index].startsLine || index == brace + 1 || kind(index - 1) == .semicolon {
                let isAssignment = kind(index + 1) == .equal || text(index) == "self" && kind(index + 3) == .equal
                if text(index) == "super", text(index + 2) == "init" {
                    call = self[index].start
                } else if !isAssignment, call == nil || kind(index) != .period {
                    return nil
                }
            }
            index = next(after: index)
        }
        return call
    }
}

extension SourceFile {
    /// `.init(coder: …)`
    fileprivate var callsImplicitInitializer: Bool {
        guard mentions("init") else { return false }
        let code = CodeTokens(self)
        return (0..<code.count).contains { index in
            code.text(index) == "init" && code.kind(index - 1) == .period && code.text(index + 2) == "coder"
                && (!code[index - 2].isWord || code.text(index - 2) == "return")
        }
    }
}
