import FurnishCore

/// The places that may open a scene of a class by `init(coder:)`: static members and generated enumerations that no module in view
/// declares.
struct ScenesOpened {
    private(set) var notes: [Diagnostic.Note] = []

    private let graph: DependencyGraph
    private let family: [SymbolID]
    private let name: String

    init(of complete: CompleteClass, in family: [SymbolID], _ files: LexedFiles) {
        (graph, self.family) = (complete.graph, family)
        name = graph.symbols.name(of: family[0])
        let scenes = complete.scenes.storyboards.flatMap { storyboard in
            storyboard.controllers.filter {
                $0.customClass.flatMap(complete.classes.symbol).map(family.contains) == true
            }
            .flatMap { controller -> [[String]] in
                let initial = controller.id == storyboard.initialID ? ["initialscene", "initialviewcontroller"] : []
                let scenes = initial + (controller.identifier.map { [Self.normalized($0.text)] } ?? [])
                return scenes.map { [Self.normalized(storyboard.name), $0] }
            }
        }
        for file in graph.program.modules[0].files.map(Int32.init) where !graph.program.file(file).isBroken {
            let source = graph.program.source(file)
            let hasClass = family.contains { source.mentions(graph.symbols.name(of: $0)) }
            if hasClass || !scenes.isEmpty { read(files.text(of: file, graph.program), scenes) }
        }
    }

    private mutating func read(_ text: LexedText, _ scenes: [[String]]) {
        let values = ValueTypes(text: text, graph: graph)
        for index in 2..<max(text.count, 3)
        where text.kind(index) == .openParenthesis && text.kind(index - 2) == .period {
            let path = path(endingAt: index - 1, text)
            let isScene = path.indices.dropLast().contains { scenes.contains(path[$0...($0 + 1)].map(Self.normalized)) }
            guard let owner = path.first, owner.first?.isUppercase == true, path.count > 1 else { continue }
            let type = path.count == 2 ? family.first { graph.symbols.name(of: $0) == owner } : nil
            let isUndeclared =
                type.map { values.members(path[1], of: graph.symbols.implicitType($0)).isEmpty && path[1] != "init" }
                == true
            if isUndeclared || isScene && path.count > 2 { add(index - 1, text) }
        }
    }

    /// The names in `StoryboardScene.Main.detail.instantiate`.
    private func path(endingAt last: Int, _ text: LexedText) -> [String] {
        var (path, index) = ([text.text(last)], last)
        while text.kind(index - 1) == .period, text.tokens[index - 2].isWord {
            index -= 2
            path.insert(text.text(index), at: 0)
        }
        return text.kind(index - 1) == .period ? [] : path
    }

    private mutating func add(_ index: Int, _ text: LexedText) {
        let location = graph.program.location(text.file, text.tokens[index].start)
        notes.append(
            .init(
                location,
                "'\(text.text(index))' may open the scene of '\(name)': ask the factory for the controller instead"))
    }

    /// A name of a file or scene as generated code spells it.
    private static func normalized(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
