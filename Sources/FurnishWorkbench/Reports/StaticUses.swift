import FurnishCore

/// The marked declarations that still take a provided instance from its static member, where a fake does not reach them:
/// `Location.shared`.
struct StaticUses {
    private let graph: DependencyGraph
    private let provided: ProvidedNames
    private let users: MarkedUsers

    /// A longer list is hard to read, and gets shorter from one type to the next.
    private static let mostShown = 8

    /// A line for each use, in file and line order.
    static func remarks(_ graph: DependencyGraph) -> [String] {
        let provided = ProvidedNames(graph)
        if provided.staticMembers.isEmpty { return [] }
        let uses = StaticUses(
            graph: graph, provided: provided, users: MarkedUsers(graph))
        let files = graph.program.modules[0].files.map(Int32.init).filter { !graph.program.file($0).isBroken }
        let remarks = files.flatMap(uses.remarks)
        if remarks.count <= mostShown { return remarks }
        return remarks.prefix(mostShown) + ["\(remarks.count - mostShown) more still take an instance so."]
    }

    private func remarks(in file: Int32) -> [String] {
        let source = graph.program.source(file)
        guard provided.staticMembers.keys.contains(where: { source.mentions($0) }) else { return [] }
        let (code, lines) = (CodeTokens(source), LineTable(source))
        var (remarks, known) = ([String](), Set<String>())
        for index in 0..<code.count where code.kind(index - 1) == .period {
            guard let members = provided.staticMembers[code.text(index)],
                let site = users.declaration(at: code[index].start, in: file),
                let user = users.name(around: site), !graph.isForPreviews(site),
                let made = provided.provider(namedAt: code.startOfPath(endingAt: index), in: code, at: site),
                case let member = graph.providers[made].site, members.contains(member), member != site,
                let owner = graph.symbols.enclosingType(of: member), owner != users.type(around: site)
            else { continue }
            let taken =
                "'\(user)' still takes '\(graph.showMade(by: made))' from '\(graph.text.path(owner)).\(code.text(index))'"
            guard known.insert(taken).inserted else { continue }
            let line = lines.position(of: code[index].start).line
            remarks.append("\(source.path): \(taken) (line \(line)): take it as a parameter".printable)
        }
        return remarks
    }
}

extension CodeTokens {
    /// The index of the first token of a dotted name: `Store` in `Store.shared`, and `shared` in `.shared`.
    fileprivate func startOfPath(endingAt index: Int) -> Int {
        var start = index
        while kind(start - 1) == .period, self[start - 2].isWord { start -= 2 }
        return start
    }
}
