import FurnishCore

/// Writes what a segue without an action lacks.
extension SegueBypass {
    /// The segue action, the closure that it calls, and the connection. Only the connection if the source has the method, and nothing
    /// if a person has to write it.
    ///
    /// - Parameter sources: All sources of the module.
    func changes(_ sources: [SourceFile]) -> [Change] {
        guard needsMethod, let source, let initializer = marked(source), isFree(name, in: source) else {
            return connection
        }
        let file = graph.program.file(initializer.file)
        var closure = name
        var changes: [Change] = []
        if let property {
            closure = file.source.text(graph.program.declaration(property).name)
        } else {
            guard !isCalled(source, sources), let added = addingClosure(to: initializer) else { return connection }
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

    private func isFree(_ name: String, in type: SymbolID) -> Bool {
        let kinds: [Declaration.Kind] = property == nil ? [.function, .property] : [.function]
        return !graph.symbols.inheritanceChain(of: type).contains { ancestor in
            kinds.flatMap { graph.symbols.members(of: ancestor, $0) }.contains {
                graph.program.names.text(graph.program.name($0)) == name
            }
        }
    }

    /// Whether code calls an initializer of a class, or a subclass of the module does.
    private func isCalled(_ type: SymbolID, _ sources: [SourceFile]) -> Bool {
        let name = graph.symbols.name(of: type)
        let hasSubclass = SymbolID.all(in: graph.symbols).contains {
            $0 != type && graph.symbols.inheritanceChain(of: $0).contains(type)
        }
        return hasSubclass
            || sources.contains { !$0.isGenerated && $0.makes(name) }
    }

    // MARK: The closure

    /// Adds a property for the closure, a parameter that takes it, and an assignment.
    ///
    /// - Returns: nil if the initializer does more than to assign and to call its superclass's.
    private func addingClosure(to initializer: Site) -> [Change]? {
        let (program, file) = (graph.program, graph.program.file(initializer.file))
        let code = CodeTokens(file.source, program.declaration(initializer).range)
        guard let last = program.parameters(of: initializer).last, let call = code.callOfSuper else { return nil }
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
