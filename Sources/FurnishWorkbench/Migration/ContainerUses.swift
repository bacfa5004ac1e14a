import FurnishCore

/// The places where marked types still take something from a container of another tool, of which the factory knows nothing:
/// `@Injected`, `Container.shared.api()`, `Resolver.resolve()`, `container.resolve(API.self)`.
///
/// Bodies are not parsed, only lexed. A use that this does not find costs nothing, because it is only a hint.
struct ContainerUses {
    private let graph: DependencyGraph
    private let users: MarkedUsers
    /// The first use of each type.
    private var uses: [SymbolID: (place: Location, text: String)] = [:]
    private let files = LexedFiles()

    /// A longer list is hard to read, and gets shorter from one migrated type to the next.
    private static let mostShown = 8

    /// A sentence that names the types, if there are any.
    static func remarks(_ graph: DependencyGraph) -> [String] {
        var found = ContainerUses(graph)
        for file in graph.program.modules[0].files.map(Int32.init) where !graph.program.file(file).isBroken {
            found.readWrappers(in: file)
            found.readCalls(in: file)
        }
        let lines = LineTables()
        let uses = found.uses.filter { found.users.name(of: $0.key) != nil }.sorted {
            $0.value.place.precedes($1.value.place)
        }
        var texts = uses.prefix(mostShown).map { type, use in
            let place = (use.place.file.path + lines.line(of: use.place)).printable
            return "'\(found.users.name(of: type) ?? "")' (\(place), '\(use.text)')"
        }
        if texts.isEmpty { return [] }
        if uses.count > mostShown { texts.append("and \(uses.count - mostShown) more") }
        return [
            "Marked types that still take something from a container: \(texts.joined(separator: ", ")). "
                + "Make it a parameter of the initializer."
        ]
    }

    private init(_ graph: DependencyGraph) { (self.graph, users) = (graph, MarkedUsers(graph)) }

    private mutating func readWrappers(in file: Int32) {
        let scanned = graph.program.file(file)
        for row in scanned.declarations.indices where scanned.declarations[row].kind == .property {
            for range in scanned.declarations[row].attributes.indices.map({ scanned.ranges[$0] }) {
                let text = scanned.source.text(range)
                let name = String(text.prefix { $0 != "(" && $0 != "<" && $0 != " " })
                let isFromEnvironment = name == "@Environment" && text.lowercased().hasSuffix("container)")
                if isFromEnvironment { add(range.start, text, in: file) }
                if PropertyWrapper.isOfOtherTool(name) { add(range.start, name, in: file) }
            }
        }
    }

    private mutating func readCalls(in file: Int32) {
        let source = graph.program.source(file)
        guard ["resolve", "shared", "Container", "Injected"].contains(where: { source.mentions($0) }) else { return }
        let text = files.text(of: file, graph.program)
        func word(_ index: Int) -> String { text.kind(index) == .word ? text.text(index) : "" }
        for index in text.indices(of: "resolve")
        where text.kind(index - 1) == .period && text.kind(index + 1) == .openParenthesis {
            let receiver = word(index - 2)
            let takesType =
                text.kind(index + 2) == .word && text.kind(index + 3) == .period && word(index + 4) == "self"
            let isCast = text.kind(index + 2) == .closeParenthesis && word(index + 3) == "as"
            if LookUpReader.isNameOfContainer(receiver) || takesType || isCast {
                add(text.tokens[index].start, "\(receiver).resolve", in: file)
            }
        }
        // `Injected<API>()`, without the attribute.
        for index in text.indices(of: "Injected") where text.kind(index - 1) != .at {
            add(text.tokens[index].start, "Injected", in: file)
        }
        for index in text.indices(of: "shared") where text.kind(index - 1) == .period {
            let owner = word(index - 2)
            if owner.hasSuffix("Container") { add(text.tokens[index].start, owner + ".shared", in: file) }
        }
        // `Container.api()`, as it was written before `shared`.
        for index in text.indices(of: "Container")
        where text.kind(index + 1) == .period && text.kind(index + 2) == .word
            && text.kind(index + 3) == .openParenthesis
        { add(text.tokens[index].start, "Container." + word(index + 2), in: file) }
    }

    private mutating func add(_ offset: UInt32, _ text: String, in file: Int32) {
        // A default that asks a container causes a warning, unless the graph passes the value.
        guard let site = users.declaration(at: offset, in: file), let type = users.type(around: site) else { return }
        let place = Location(graph.program.source(file), offset)
        if let known = uses[type], known.place.precedes(place) { return }
        uses[type] = (place, text)
    }
}
