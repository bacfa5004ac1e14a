import FurnishCore

/// What the app and its tests do with names, found in one pass over their tokens.
struct NameUses {
    private struct Names {
        /// Where names are set alone, or behind `self`.
        var own: [String: [UInt32]] = [:]
        /// Those that are set on an object.
        var members: Set<String> = []
        /// Those of which a part is set: `api` in `api.token = ""`.
        var parts: Set<String> = []
        /// Where `$api` or `_api` is written, by the names without the first letter.
        var wrappers: [String: [UInt32]] = [:]
    }

    private var files: [Int32: Names] = [:]
    private var everywhere = Names()
    /// The properties of which code uses the wrapper on an object.
    private var shown: Set<String> = []
    /// The types whose `X.init` is used as a function.
    private(set) var functions: Set<String> = []
    /// The properties that something overrides.
    private(set) var overridden: Set<String> = []

    init(_ app: [LexedText], _ tests: [LexedText]) {
        for text in app + tests { read(text) }
    }

    private mutating func read(_ text: LexedText) {
        var names = Names()
        for index in 1..<max(text.count, 1) {
            let token = text.tokens[index]
            switch token.kind {
            case .equal: set(text.start(ofOperandBefore: index)..<index, text, &names)
            case .binaryOperator where PropertyUse(lexed: text, index: index - 1).isCompoundAssignment(index):
                set(text.start(ofOperandBefore: index)..<index, text, &names)
            case .prefixAmpersand:
                var end = index + 2
                while text.kind(end) == .period { end += 2 }
                set(index + 1..<end, text, &names)
            case .word where token.range.count == 4 && text.keyword(index) == .`init`: readInitializer(index, text)
            case .word where token.range.count == 8 && text.text(index) == "override":
                if let name = (index + 1..<index + 4).first(where: { text.keyword($0) == .var }) {
                    overridden.insert(text.text(name + 1))
                }
            case .word where token.range.count > 1 && isOfWrapper(token, text):
                let name = String(text.text(index).dropFirst())
                let isAlone = text.kind(index - 1) != .period || text.keyword(index - 2) == .`self`
                if isAlone { names.wrappers[name, default: []].append(token.start) } else { shown.insert(name) }
            default: break
            }
        }
        files[text.file] = names
    }

    /// Whether a word starts as `$api` or `_api`.
    private func isOfWrapper(_ token: Token, _ text: LexedText) -> Bool {
        let first = text.source.bytes[Int(token.start)]
        return first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
    }

    /// `X.init` that is not called, or named with its labels: `X.init(id:)`.
    private mutating func readInitializer(_ index: Int, _ text: LexedText) {
        guard text.kind(index - 1) == .period else { return }
        let isCalled = text.kind(index + 1) == .openParenthesis
        if isCalled, text.kind(text.close(of: index + 1) - 1) != .colon { return }
        functions.insert(text.text(index - 2))
    }

    /// Notes the names in what is set: `self.model.api`, `(api, other)`.
    private mutating func set(_ target: Range<Int>, _ text: LexedText, _ names: inout Names) {
        if target.isEmpty || [.let, .var].contains(text.keyword(target.lowerBound - 1)) { return }
        let start = text.tokens[target.lowerBound].start
        var words = target.filter { text.tokens[$0].isWord && text.kind($0 + 1) != .colon }.map(text.text)
        if text.kind(target.lowerBound) == .openParenthesis {
            for word in words { names.own[word, default: []].append(start) }
            everywhere.members.formUnion(words)
        } else if text.kind(target.upperBound - 1) != .closeSquare, let last = words.popLast() {
            if words.isEmpty || words == ["self"] {
                names.own[last, default: []].append(start)
            } else {
                names.members.insert(last)
                everywhere.members.insert(last)
            }
        }
        names.parts.formUnion(words)
        everywhere.parts.formUnion(words)
    }

    // MARK: Asking

    /// Whether code may set a property, or a part of it, after it is initialized.
    ///
    /// - Parameters:
    ///   - declarations: Those that can name it alone.
    ///   - file: The only one that can use it; nil for a property that others see.
    func isSet(
        _ name: String, in declarations: [Site], onlyIn file: Int32?, _ program: Program
    ) -> (all: Bool, part: Bool) {
        let others = file.map { files[$0] ?? Names() } ?? everywhere
        let isOwn = declarations.contains { isInside($0, files[$0.file]?.own[name], program) }
        return (isOwn || others.members.contains(name), others.parts.contains(name))
    }

    private func isInside(_ site: Site, _ places: [UInt32]?, _ program: Program) -> Bool {
        let range = program.declaration(site).range
        return places?.contains { range.start <= $0 && $0 < range.end } == true
    }

    /// Whether code uses the wrapper of a property, in one of the declarations or on an object.
    func usesWrapper(of name: String, in declarations: [Site], _ program: Program) -> Bool {
        shown.contains(name)
            || declarations.contains { isInside($0, files[$0.file]?.wrappers[name], program) }
    }
}
