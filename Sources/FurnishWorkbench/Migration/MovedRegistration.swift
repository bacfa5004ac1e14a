import FurnishCore

/// How a registration moves: what is marked, and what the container then asks of the factory.
struct MovedRegistration {
    /// What makes the type in the factory.
    enum Form {
        /// The type is marked, and its initializer where that must say something.
        case type(SymbolID, initializer: Site?, defaults: [String])
        /// A function has the closure's body, and takes what the closure looked up.
        case function(name: String, lines: [String])
    }

    /// The arguments that callers of the factory pass: the name of the parameter, and the expression in the closure that tells it.
    typealias Given = (name: String, argument: String)

    let lifetime: Marker.Lifetime
    /// Whether the marker says `each`, because the type keeps state.
    let statesEach: Bool
    /// The types after `as:`.
    let additionalTypes: [String]
    let givens: [Given]
    /// What the factory provides for it.
    let needs: [LookUp]
    let form: Form
    /// In Swinject, whether a look-up stays in the function's body.
    var takesResolver = false

    /// `// @Provides(once, as: API)`
    var marker: String {
        let word = lifetime == .each ? (statesEach ? ["each"] : []) : ["\(lifetime)"]
        let all = word + (additionalTypes.isEmpty ? [] : ["as: " + additionalTypes.joined(separator: ", ")])
        return "// @Provides" + (all.isEmpty ? "" : "(\(all.joined(separator: ", ")))")
    }

    /// The arguments of the `@Needs` beside it; nil if it needs none.
    var needsArguments: String? {
        var lists: [String] = []
        if !givens.isEmpty { lists.append("given: " + givens.map(\.name).joined(separator: ", ")) }
        if case .type(_, _, let defaults) = form, !defaults.isEmpty {
            lists.append("default: " + defaults.joined(separator: ", "))
        }
        return lists.isEmpty ? nil : lists.joined(separator: ", ")
    }
}

/// Reads what a registration's closure makes.
struct MovedRegistrationReader {
    let sources: ContainerSources
    let state: KeptState
    /// Names that functions cannot have: a function hides one of a type or of an imported module.
    private let takenNames: Set<String>
    /// How many registrations make a type.
    private var makerCounts: [SymbolID: Int] = [:]

    private var symbols: SymbolTable { sources.symbols }
    private var program: Program { sources.program }
    private var keys: TypeKeys { sources.graph.keys }

    init(_ sources: ContainerSources) {
        (self.sources, state) = (sources, KeptState(sources.graph))
        let program = sources.program
        takenNames = Set(
            (0..<Int32(program.fileCount)).map(program.file).flatMap { scanned in
                scanned.declarations.filter { $0.kind == .function }.map { scanned.source.text($0.name) }
            })
        for made in sources.registrations.compactMap({ $0.madeSymbol(sources.symbols) }) {
            makerCounts[made, default: 0] += 1
        }
    }

    func read(_ registration: Registration) -> RegistrationPlan.State {
        guard let lifetime = registration.lifetime, let closure = registration.closure, let type = registration.type
        else { return .stays(.typeIsUnknown) }
        let (text, lookUps) = (registration.text, sources.lookUps(of: registration))
        if let sometimes = lookUps.first(where: { isMadeOnlySometimes($0, closure, text) }) {
            let what = "'\(text.text(sometimes.tokens))' is looked up in a condition or a closure"
            return .stays(StayReason("a look-up in a condition or closure", what))
        }
        if lookUps.contains(where: { $0.type == nil }) {
            return .stays(StayReason("an unknown type", "only the compiler knows the type of a look-up in it"))
        }
        let isObject = symbols.kind(of: keys.key(type)).map { $0 != .struct && $0 != .enum } ?? true
        if case .call(let call) = BodyShape(closure.body, in: text),
            let made = InitializerCall(calledAt: call.open, in: text, symbols, at: registration.site),
            let moved = typeForm(registration, made, lookUps, closure, lifetime)
        {
            return .moves(moved)
        }
        // A value is made each time.
        let kept = lifetime == .weak && !isObject ? Marker.Lifetime.each : lifetime
        return functionForm(registration, type, lookUps, closure, kept)
    }

    /// Whether a look-up is in a nested closure or block, behind an operator that may leave it out, or behind an early return.
    private func isMadeOnlySometimes(_ lookUp: LookUp, _ closure: ClosureText, _ text: LexedText) -> Bool {
        let operators: Set<String> = ["??", "&&", "||"]
        var index = lookUp.tokens.lowerBound - 1
        while index >= closure.body.lowerBound, !text.isStartOfStatement(index + 1) {
            if text.kind(index) == .infixQuestion || operators.contains(text.text(index)) { return true }
            // Other brackets and other arguments do not matter.
            let open = text.kind(index) == .comma ? text.opening(around: index) : text.openings[index]
            index = (open ?? index) - 1
        }
        func isNested(_ index: Int) -> Bool { text.innermostBrace(around: index) != closure.open }
        let start = lookUp.tokens.lowerBound
        return isNested(start)
            || (closure.body.lowerBound..<start).contains {
                [.return, .throw].contains(text.keyword($0)) && isNested($0)
            }
    }

    /// Whether the factory can provide what a look-up asks for: by what moves, or by a bridge.
    private func canProvide(_ lookUp: LookUp) -> Bool {
        guard let type = lookUp.type, !lookUp.isNamed, !lookUp.hasArguments, !lookUp.isOptional else { return false }
        let key = keys.key(type)
        if UnnamedValues(graph: sources.graph).needsName(key) || sources.rows(of: key).count > 1 { return false }
        return !sources.isOptionalOrFunction(key) && symbols.symbol(of: key).map(symbols.isPrivate) != true
    }

    /// The look-up of a key of a parameter's type that is its default, so that the factory may as well fill it.
    private func lookUpOfDefault(_ parameter: InitializerCall.Parameter, _ site: Site) -> LookUp? {
        guard !parameter.defaultValue.isEmpty, let text = sources.text(of: site.file),
            let start = text.index(startingAt: parameter.defaultValue.start)
        else { return nil }
        let end = text.endOfValue(from: start)
        let found = sources.lookUps(in: start..<end, of: text, at: site)
        guard found.count == 1, found[0].tokens == start..<end, case let key = keys.key(parameter.type),
            sources.rows(of: key).count == 1
        else { return nil }
        var lookUp = found[0]
        lookUp.type = lookUp.type ?? parameter.type
        return canProvide(lookUp) && lookUp.type.map(keys.key) == key ? lookUp : nil
    }

    // MARK: The type itself

    private func typeForm(
        _ registration: Registration, _ call: InitializerCall, _ lookUps: [LookUp], _ closure: ClosureText,
        _ lifetime: Marker.Lifetime
    ) -> MovedRegistration? {
        let symbol = symbols[call.type]
        guard symbol.module == 0, !symbol.isGeneric, makerCounts[call.type] == 1, let site = symbol.sites.first,
            program.declaration(site).access > .fileprivate
        else { return nil }
        if let initializer = call.initializer {
            guard program.declaration(initializer).access > .fileprivate,
                symbols.enclosingType(of: initializer) == call.type
            else { return nil }
        }
        var (givens, takesResolver) = ([MovedRegistration.Given](), false)
        for (position, argument) in call.arguments.enumerated() {
            let parameter = call.parameter(ofArgument: position)
            if let lookUp = lookUps.first(where: { $0.tokens == argument.value }) {
                guard let type = lookUp.type, canProvide(lookUp), keys.key(type) == keys.key(parameter.type)
                else { return nil }
            } else if isResolver(argument.value, of: closure, registration.text), parameter.spelling == "Resolver" {
                takesResolver = true
            } else if isArgument(argument.value, of: closure, registration) {
                givens.append((parameter.name, registration.text.text(argument.value)))
            } else {
                return nil
            }
        }
        let omitted = call.omitted.map { (name: $0.name, lookUp: lookUpOfDefault($0, site)) }
        let type = symbols.types.plain(call.type)
        let isObject = symbol.kind == .class || symbol.kind == .actor
        return MovedRegistration(
            lifetime: lifetime == .weak && !isObject ? .each : lifetime, statesEach: state.isKept(by: type),
            additionalTypes: additionalTypes(registration, besides: type), givens: givens,
            needs: lookUps + omitted.compactMap(\.lookUp),
            form: .type(
                call.type, initializer: call.initializer, defaults: omitted.filter { $0.lookUp == nil }.map(\.name)),
            takesResolver: takesResolver)
    }

    /// Whether a value is Swinject's container as the closure takes it.
    private func isResolver(_ value: Range<Int>, of closure: ClosureText, _ text: LexedText) -> Bool {
        sources.tool == .swinject && value.count == 1 && text.text(value) == closure.parameters.first
    }

    /// The types after `as:`, where a provider is for another type.
    private func additionalTypes(_ registration: Registration, besides result: TypeID) -> [String] {
        ([registration.type].compactMap { $0 } + registration.furtherTypes)
            .filter { keys.key($0) != keys.key(result) }.map { sources.graph.text.show($0) }
    }

    /// Whether a value is what a caller passes: a parameter of the closure, or `args()` of it.
    private func isArgument(_ value: Range<Int>, of closure: ClosureText, _ registration: Registration) -> Bool {
        let text = registration.text
        let name = text.text(value.lowerBound)
        switch sources.tool {
        case .resolver:
            return closure.parameters.count > 1 && name == closure.parameters[1]
                && text.link(at: value.lowerBound).end == value.upperBound
        case .swinject: return value.count == 1 && closure.parameters.dropFirst().contains(name)
        case .factory: return value.count == 1 && registration.takesParameter && closure.parameters.contains(name)
        }
    }

    // MARK: A function

    private func functionForm(
        _ registration: Registration, _ type: TypeID, _ lookUps: [LookUp], _ closure: ClosureText,
        _ lifetime: Marker.Lifetime
    ) -> RegistrationPlan.State {
        let text = registration.text
        let shape = BodyShape(closure.body, in: text)
        let provided = lookUps.filter(canProvide)
        var (made, spelling) = (type, registration.spelling)
        if case .call(let call) = shape {
            let called = text.type(call.type, at: registration.site, symbols)
            if let symbol = symbols.symbol(of: called), !symbols[symbol].isForeign, makerCounts[symbol] ?? 1 == 1 {
                (made, spelling) = (called, text.text(call.type))
            }
        }
        let types = [made, type] + provided.compactMap(\.type)
        if let hidden = types.compactMap(symbols.symbol).first(where: symbols.isPrivate) {
            return .stays(.needsPrivate(symbols.name(of: hidden)))
        }
        if keys.key(made) == keys.key(type) { (made, spelling) = (type, registration.spelling) }
        var function = FunctionParameters()
        if case .call(let call) = shape, let cast = call.cast, keys.key(made) != keys.key(type) {
            function.replaced.append((cast.lowerBound - 1..<cast.upperBound, ""))
        }
        for lookUp in lookUps { replace(lookUp, in: &function, text) }
        let isResolverUsed = closure.body.contains { index in
            isResolver(index..<index + 1, of: closure, text) && text.kind(index - 1) != .period && !text.isLabel(index)
                && !function.replaced.contains { $0.tokens.contains(index) }
        }
        let resolver = closure.parameters.first.map { $0 == "$0" ? "r" : $0 } ?? "r"
        if isResolverUsed {
            function.add(resolver, "Resolver")
            function.replace("$0", by: resolver, closure, text)
        }
        guard let givens = givens(registration, closure, in: &function) else {
            let hint = "write them, as in '(r: Resolver, id: Int) in'"
            return .stays(StayReason("arguments", "only the compiler knows the types of its arguments: \(hint)"))
        }
        function.replaced.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
        let body = FunctionBody(
            closure.body, in: text, replacing: function.replaced,
            taken: function.names.union(closure.parameters), at: registration.site, sources)
        if let obstacle = body.obstacle { return .stays(obstacle) }
        let name = free("make" + TypeName(symbols: symbols).name(keys.key(made)), among: takenNames)
        let parameters = function.parameters.joined(separator: ", ")
        let head = "func \(name)(\(parameters)) -> \(spelling ?? sources.graph.text.spell(made)) {"
        let lines = [head] + body.lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        return .moves(
            MovedRegistration(
                lifetime: lifetime, statesEach: state.isKept(by: type),
                additionalTypes: additionalTypes(registration, besides: made), givens: givens,
                needs: provided, form: .function(name: name, lines: lines), takesResolver: isResolverUsed))
    }

    /// Replaces a look-up by a parameter, or by one that the function can ask too.
    private func replace(_ lookUp: LookUp, in function: inout FunctionParameters, _ text: LexedText) {
        guard canProvide(lookUp), let asked = lookUp.type else {
            if sources.tool != .swinject {
                function.replaced.append((lookUp.tokens.lowerBound..<lookUp.name + 1, qualifiedName(of: lookUp, text)))
            }
            return
        }
        let type = lookUp.spelling ?? sources.graph.text.spell(asked)
        if let constant = text.constant(filledBy: lookUp.tokens), !function.names.contains(text.text(constant)) {
            function.add(text.text(constant), type)
            function.replaced.append((constant - 1..<lookUp.tokens.upperBound, FunctionBody.removedLine))
        } else {
            let name = parameterName(of: lookUp, asked, text, besides: function.names)
            function.add(name, type)
            function.replaced.append((lookUp.tokens, name))
        }
    }

    /// What callers pass; nil if only the compiler knows the type of it.
    private func givens(
        _ registration: Registration, _ closure: ClosureText, in function: inout FunctionParameters
    ) -> [MovedRegistration.Given]? {
        var givens: [MovedRegistration.Given] = []
        for argument in closure.parameters.dropFirst(registration.takesParameter ? 0 : 1) {
            guard let type = typeOfArgument(argument, registration, closure) else { return nil }
            let name = argument.hasPrefix("$") ? free("value", among: function.names) : argument
            function.add(name, type)
            function.replace(argument, by: name, closure, registration.text)
            givens.append((name, argument))
        }
        return givens
    }

    /// The type of what callers pass: it is written, or what a call takes.
    private func typeOfArgument(_ name: String, _ registration: Registration, _ closure: ClosureText) -> String? {
        let text = registration.text
        // In Resolver, it is a collection of arguments.
        if sources.tool == .resolver { return nil }
        if let written = closure.types[name] { return text.text(written) }
        let reader = sources.reader(of: text)
        for index in closure.body where text.text(index) == name {
            let filled = reader.typeFilled(by: index..<index + 1, in: closure.body, at: registration.site)
            if let filled { return filled.1 ?? sources.graph.text.spell(filled.0) }
        }
        guard registration.takesParameter, closure.parameters.count == 1 else { return nil }
        let written = symbols.readType(program.declaration(registration.site).type, at: registration.site)
        return sources.graph.text.spell(symbols.types.child(0, of: written))
    }

    /// What a look-up begins with outside of the container: `Resolver.resolve`.
    private func qualifiedName(of lookUp: LookUp, _ text: LexedText) -> String {
        guard let key = lookUp.key else { return "Resolver." + text.text(lookUp.name) }
        return key.call + (lookUp.tokens.upperBound == lookUp.name + 1 ? "()" : "")
    }

    private func parameterName(of lookUp: LookUp, _ type: TypeID, _ text: LexedText, besides taken: Set<String>)
        -> String
    {
        let before = lookUp.tokens.lowerBound - 1
        let isLabel =
            text.kind(before) == .colon && text.isName(before - 1)
            && [.comma, .closeParenthesis].contains(text.kind(lookUp.tokens.upperBound))
        let name =
            isLabel ? text.text(before - 1) : TypeName.lowerCamel(TypeName(symbols: symbols).name(keys.key(type)))
        return free(name, among: taken)
    }

    private func free(_ name: String, among taken: Set<String>) -> String {
        var (free, number) = (name, 2)
        while taken.contains(free) { (free, number) = ("\(name)\(number)", number + 1) }
        return free
    }
}

/// The parameters of a function that has a closure's body, and what changes in that body.
private struct FunctionParameters {
    private(set) var parameters: [String] = []
    private(set) var names: Set<String> = []
    var replaced: [(tokens: Range<Int>, text: String)] = []

    mutating func add(_ name: String, _ type: String) {
        names.insert(name)
        parameters.append("\(name): \(type)")
    }

    /// Renames a parameter of the closure.
    mutating func replace(_ name: String, by other: String, _ closure: ClosureText, _ text: LexedText) {
        if name == other { return }
        for index in closure.body where text.text(index) == name {
            if !replaced.contains(where: { $0.tokens.contains(index) }) { replaced.append((index..<index + 1, other)) }
        }
    }
}

extension LexedText {
    /// `settings` in a line `let settings = r.resolve(Settings.self)!`.
    fileprivate func constant(filledBy value: Range<Int>) -> Int? {
        let name = value.lowerBound - 2
        return kind(name + 1) == .equal && keyword(name - 1) == .let && tokens[name - 1].startsLine
            && tokens[value.upperBound].startsLine ? name : nil
    }
}

extension SymbolTable {
    /// Whether no other file can name a type.
    func isPrivate(_ type: SymbolID) -> Bool {
        self[type].sites.contains { program.declaration($0).access <= .fileprivate }
    }
}
