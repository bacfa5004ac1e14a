import FurnishCore

/// What tests, previews and the app itself say otherwise about registrations while they run.
struct RuntimeChanges {
    /// By the key's property in Factory, else by the last name of the type.
    private(set) var replacedByTests: [String: [Location]] = [:]
    private(set) var replacedByApp: [String: [Location]] = [:]
    /// The scopes that are emptied.
    private(set) var resetScopes: Set<String> = []
    /// In Factory, the properties whose instance is dropped: `Container.shared.session.reset()`.
    private(set) var resetKeys: Set<String> = []

    /// - Parameter containers: In Factory, the names of the containers' types.
    init(_ tool: ContainerTool, app: [LexedText], tests: [LexedText], _ symbols: SymbolTable, containers: Set<String>) {
        for text in app + tests {
            readResets(tool, text, symbols, containers)
            guard tool == .factory else { continue }
            for index in Self.options.flatMap(text.indices) {
                guard let property = Self.property(before: index, text) else { continue }
                let place = Location(text.source, text.tokens[index].start)
                if text.file < 0 { replacedByTests[property, default: []].append(place) }
                if text.file >= 0 { replacedByApp[property, default: []].append(place) }
            }
        }
        for text in tests where tool != .factory {
            for index in ["register", "autoregister"].flatMap(text.indices).sorted() where text.isCalled(index) {
                for name in Set(Self.registeredNames(at: index, in: text)) {
                    replacedByTests[name, default: []].append(Location(text.source, text.tokens[index].start))
                }
            }
        }
    }

    // MARK: Factory

    private static let options = [
        "register", "onTest", "onPreview", "onDebug", "onSimulator", "onDevice", "context", "preview", "onArg",
        "onArgs",
    ]

    /// `api` in `Container.shared.api.register` and `self.api().onTest`.
    private static func property(before option: Int, _ text: LexedText) -> String? {
        guard text.kind(option - 1) == .period else { return nil }
        let end = text.kind(option - 2) == .closeParenthesis ? (text.openings[option - 2] ?? 0) - 1 : option - 2
        return end > 0 && text.tokens[end].isWord ? text.text(end) : nil
    }

    // MARK: Resets

    private mutating func readResets(
        _ tool: ContainerTool, _ text: LexedText, _ symbols: SymbolTable, _ containers: Set<String>
    ) {
        for index in text.indices(of: "resetObjectScope") {
            if let scope = text.link(at: index).arguments.first { add(scope, text) }
        }
        for index in text.indices(of: "reset") where text.isCalled(index) && text.keyword(index - 1) != .func {
            let arguments = text.link(at: index).arguments
            let receiver = text.kind(index - 1) == .period ? text.text(index - 2) : ""
            let isOfScope = text.kind(index - 3) != .period || text.text(index - 4).hasSuffix("Scope")
            if let scope = arguments.first(where: { $0.label == "scope" }) {
                add(scope, text)
            } else if tool != .factory || isOfScope && tool.lifetime(ofScope: receiver) != nil {
                resetScopes.insert(receiver)
            } else if receiver == "manager" || receiver.lowercased().hasSuffix("container")
                || receiver == "shared" && containers.contains(text.text(index - 4))
                || ["", "self"].contains(receiver) && isInContainer(index, text, symbols)
            {
                let what = arguments.first.map { text.text($0.value.upperBound - 1) }
                if what == nil || what == "all" || what == "scope" { resetScopes.formUnion(["cached", "shared"]) }
            } else {
                resetKeys.insert(receiver)
            }
        }
    }

    private func isInContainer(_ index: Int, _ text: LexedText, _ symbols: SymbolTable) -> Bool {
        text.file >= 0
            && symbols.program.declaration(around: index, in: text).flatMap(symbols.container(around:)) != nil
    }

    private mutating func add(_ scope: LexedText.Argument, _ text: LexedText) {
        resetScopes.insert(text.text(scope.value.upperBound - 1))
    }

    // MARK: Resolver and Swinject

    /// The last name in a type: `API` in `any Network.API`.
    static func lastName(_ type: String) -> String {
        type.split { ". ?!()".contains($0) }.last.map(String.init) ?? type
    }

    /// The types that a call of `register` in a test may be for.
    private static func registeredNames(at index: Int, in text: LexedText) -> [String] {
        let link = text.link(at: index)
        let links = [link] + text.chain(from: link.end)
        let written = links.flatMap(\.arguments).compactMap { text.metatype($0.value) }.map { lastName(text.text($0)) }
        let open = link.trailing ?? link.arguments.map(\.value.lowerBound).first { text.kind($0) == .openBrace }
        guard let open else { return written }
        let closure = ClosureText(at: open, in: text)
        let casts = closure.body.filter { text.keyword($0) == .as }.map {
            lastName(text.text($0 + 1..<text.endOfType(from: $0 + 1)))
        }
        var names = written + casts + (closure.result.map { [lastName(text.text($0))] } ?? [])
        switch BodyShape(closure.body, in: text) {
        case .call(let call): names.append(lastName(text.text(call.type)))
        case .value(let value): names += typesDeclared(for: text.text(value.upperBound - 1), in: text)
        case .statements: break
        }
        return names
    }

    /// `MockAPI` where a file has `var mock: MockAPI!` or `let mock = MockAPI()`.
    private static func typesDeclared(for name: String, in text: LexedText) -> [String] {
        text.indices(of: name).compactMap { index in
            switch text.kind(index + 1) {
            case .colon: lastName(text.text(index + 2..<max(text.endOfType(from: index + 2), index + 3)))
            case .equal where text.tokens[index + 2].isWord: text.text(index + 2)
            default: nil
            }
        }
    }
}
