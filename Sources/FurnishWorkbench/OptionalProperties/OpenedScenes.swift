import FurnishCore

/// The places where code opens a scene of a class by `init(coder:)`, or may do so: by an identifier in a constant, by a function that
/// takes the class, or with a cast to it.
struct OpenedScenes {
    private(set) var notes: [Diagnostic.Note] = []

    private let name: String
    private let identifiers: Set<String>
    /// The names of constants and cases for the identifiers of the class's scenes.
    private var constants: Set<String> = []

    init(_ types: [SymbolID], named name: String, in scenes: SceneTable) {
        self.name = name
        identifiers = scenes.identifiers(of: types)
        let advice = "makes '\(name)' by 'init(coder:)': ask the factory for the controller instead"
        notes = SceneOpenings.find(types, in: scenes).map { .init($0.location, "this " + advice) }
        let codes = scenes.files.sources.filter { !$0.isGenerated }.map { CodeTokens($0) }
        for code in codes { addConstants(in: code) }
        for code in codes where code.source.mentions("instantiateViewController") || code.source.mentions(name) {
            read(code)
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

    private mutating func read(_ code: CodeTokens) {
        for index in 0..<code.count
        where code[index].isWord && code.isCalled(index) && !code.hasTrailingClosure(ofCallAt: index) {
            let arguments = index + 2..<max(code.end(ofCallAt: index) - 1, index + 2)
            let words = arguments.map(code.text)
            guard !words.contains("creator") else { continue }
            let called = code.text(index).first?.isLowercase == true ? code.text(index).lowercased() : ""
            let takesClass = zip(words, words.dropFirst(2)).contains { $0 == name && $1 == "self" }
            let isOfStoryboard = !called.isEmpty && code.text(index - 2).lowercased().contains("storyboard")
            let isCast = code.cast(at: code.end(ofCallAt: index)) == name
            let mayOpen =
                called.hasPrefix("instantiate") || isOfStoryboard
                ? isCast || words.contains { constants.contains($0) || $0 == name }
                : takesClass && ["controller", "scene", "screen", "storyboard"].contains(where: called.contains)
            if mayOpen {
                notes.append(
                    .init(
                        Location(code.source, code[index].start),
                        "this may open the scene of '\(name)': ask the factory for the controller instead"))
            }
        }
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
