import FurnishCore

/// The places that may open a scene of a class by `init(coder:)`: static members and generated enumerations that no module in view
/// declares.
struct PossibleSceneOpeners {
    private(set) var notes: [Diagnostic.Note] = []

    private let graph: DependencyGraph
    private let family: [SymbolID]
    private let name: String

    init(of complete: CompleteClass, in family: [SymbolID], _ files: LexedFiles) {
        (graph, self.family) = (complete.graph, family)
        name = graph.symbols.name(of: family[0])
        let (program, symbols) = (graph.program, graph.symbols)
        let classNames = family.map(symbols.name)
        var (scenes, words) = ([String](), classNames)
        for storyboard in complete.scenes.storyboards {
            let shown = storyboard.controllers.filter { scene in
                scene.customClass.flatMap(complete.classes.symbol).map(family.contains) == true
            }
            for scene in shown {
                let names = scene.id == storyboard.initialID ? ["initialScene", "initialViewController"] : []
                scenes += (names + [scene.identifier?.text ?? ""]).map { Self.normalized(storyboard.name, $0) }
                let rest = storyboard.name.dropFirst()
                words += [storyboard.name.prefix(1).uppercased() + rest, storyboard.name.prefix(1).lowercased() + rest]
            }
        }
        for file in program.modules[0].files.map(Int32.init) where !program.file(file).isBroken {
            if words.contains(where: { program.source(file).mentions($0) }) {
                read(files.text(of: file, program), scenes, classNames)
            }
        }
    }

    private mutating func read(_ text: LexedText, _ scenes: [String], _ classNames: [String]) {
        let values = ValueTypes(text: text, graph: graph)
        for (index, path) in text.qualifiedCalls {
            let type = path.count == 2 ? classNames.firstIndex(of: path[0]).map { family[$0] } : nil
            let isUndeclared =
                text.isVariableName(index - 1)
                && type.map { values.members(path[1], of: graph.symbols.implicitType($0)).isEmpty } == true
            let isScene =
                path.count > 2 && zip(path, path.dropFirst()).contains { scenes.contains(Self.normalized($0, $1)) }
            let makesByFactory = (index...text.close(of: index)).contains { text.text($0) == "creator" }
            guard isUndeclared || isScene, !makesByFactory, text.kind(text.close(of: index) + 1) != .openBrace
            else { continue }
            notes.append(
                .init(
                    graph.program.location(text.file, text.tokens[index - 1].start),
                    "'\(text.text(index - 1))' may open the scene of '\(name)': ask the factory for the controller instead"
                ))
        }
    }

    /// A storyboard's name and a scene's as generated code spells them.
    private static func normalized(_ storyboard: String, _ scene: String) -> String {
        (storyboard + "." + scene).lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }
}
