import FurnishCore

/// The places where code opens a scene of a class by `init(coder:)`, or may do so: by an identifier in a constant, by a function that
/// takes the class, or with a cast to it.
struct OpenedScenes {
    private(set) var notes: [Diagnostic.Note] = []

    private let name: String
    private let identifiers: Set<String>
    /// The names of constants and cases for the identifiers of the class's scenes.
    private var constants: Set<String> = []

    /// - Parameter openings: Those of all such classes.
    init(
        _ types: [SymbolID], named name: String, in scenes: SceneTable, _ openings: [SceneOpenings.Opening],
        _ files: LexedFiles
    ) {
        self.name = name
        identifiers = scenes.identifiers(of: types)
        notes = openings.filter { types.contains($0.type) }.map { opening in
            .init(
                opening.location, "this makes '\(name)' by 'init(coder:)': ask the factory for the controller instead")
        }
        let sources = scenes.files.sources.filter { !$0.isGenerated }
        for source in sources where identifiers.contains(where: { source.mentions($0) }) {
            addConstants(in: files.code(of: source).code)
        }
        for source in sources where source.mentions(name) || constants.contains(where: { source.mentions($0) }) {
            let (code, openers) = files.code(of: source)
            for index in openers { read(index, in: code) }
        }
    }

    /// `static let detail = "Detail"`, `case detail = "Detail"`, `case detail`
    private mutating func addConstants(in code: CodeTokens) {
        for index in 1..<max(code.count, 1) where code[index].isWord {
            let isCase = code.text(index - 1) == "case" && identifiers.contains(code.text(index))
            let isEqual = code.kind(index + 1) == .equal && code.literal(index + 2).map(identifiers.contains) == true
            if isCase || isEqual { constants.insert(code.text(index)) }
        }
    }

    private mutating func read(_ index: Int, in code: CodeTokens) {
        let words = (index + 2..<max(code.end(ofCallAt: index) - 1, index + 2)).map(code.text)
        guard !words.contains("creator") else { return }
        let takesClass = zip(words, words.dropFirst(2)).contains { $0 == name && $1 == "self" }
        let isCast = code.cast(at: code.end(ofCallAt: index)) == name
        let mayOpen =
            code.text(index).hasPrefix("instantiate") || code.isOfStoryboard(index)
            ? isCast || words.contains { constants.contains($0) || $0 == name } : takesClass
        guard mayOpen else { return }
        let text = "this may open the scene of '\(name)': ask the factory for the controller instead"
        notes.append(.init(Location(code.source, code[index].start), text))
    }
}

extension CodeTokens {
    fileprivate func isOfStoryboard(_ index: Int) -> Bool { text(index - 2).lowercased().contains("storyboard") }

    /// Whether a call may open a scene, as its name or its receiver tells.
    func mayOpenScene(_ index: Int) -> Bool {
        let name = text(index)
        guard name.first?.isLowercase == true, !hasTrailingClosure(ofCallAt: index) else { return false }
        return name.hasPrefix("instantiate") || isOfStoryboard(index)
            || ["controller", "scene", "screen", "storyboard"].contains(where: name.lowercased().contains)
    }
}

extension SceneTable {
    /// The identifiers of the scenes that show one of these classes.
    fileprivate func identifiers(of types: [SymbolID]) -> Set<String> {
        Set(
            storyboards.flatMap(\.controllers).filter {
                $0.customClass.flatMap(classes.symbol).map(types.contains) ?? false
            }.compactMap(\.identifier?.text))
    }
}
