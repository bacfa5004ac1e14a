import FurnishCore

/// How a registration moves: what is marked, and what the container then asks of the factory.
struct MovedRegistration {
    /// What makes the type in the factory.
    enum Form {
        /// The type is marked, and its initializer where that must say something.
        case type(SymbolID, initializer: Site?, defaults: [String])
        /// A function has the closure's body.
        case function(FunctionText)
    }

    /// A function that takes what the closure looked up.
    struct FunctionText {
        let name: String
        /// `api: any API`
        let parameters: [String]
        let result: String
        /// The lines of its body.
        let body: [String]
    }

    /// An argument of the closure, which callers of the factory pass.
    struct Given {
        /// The name of the parameter.
        let name: String
        /// The expression in the closure that tells it.
        let argument: String
    }

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

    /// `once, as: API`
    var arguments: String {
        let word = lifetime == .each ? (statesEach ? ["each"] : []) : ["\(lifetime)"]
        return (word + (additionalTypes.isEmpty ? [] : ["as: " + additionalTypes.joined(separator: ", ")]))
            .joined(separator: ", ")
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
    /// Names that functions cannot have.
    let takenNames: Set<String>
    /// The registrations that make a type, by the type.
    let makers: [SymbolID: Int]
    /// Whether the factory can provide what a look-up asks for.
    let canProvide: (LookUp) -> Bool
    /// Whether a parameter that a call leaves to its default would be provided.
    let isLookUpOfKey: (InitializerCall.Parameter, Site) -> Bool

    private var symbols: SymbolTable { sources.symbols }
    private var program: Program { sources.program }

    enum Result {
        case moves(MovedRegistration)
        case stays(StayReason)
    }

    func read(_ registration: Registration) -> Result {
        guard let lifetime = registration.lifetime, let closure = registration.closure, let type = registration.type
        else { return .stays(.typeIsUnknown) }
        let (text, lookUps) = (registration.text, sources.lookUps(of: registration))
        if let nested = lookUps.first(where: { isInPlace($0, closure, text) }) {
            return .stays(.asksInPlace(text.text(nested.tokens)))
        }
        if lookUps.contains(where: { $0.type == nil }) { return .stays(.asksForUnknownType) }
        let state = KeptState(sources.graph)
        let isObject = symbols.kind(of: sources.graph.keys.key(type)).map { $0 != .struct && $0 != .enum } ?? true
        if case .call(let call) = BodyShape(closure.body, in: text),
            let made = InitializerCall(calledAt: call.open, in: text, symbols, at: registration.site),
            let moved = typeForm(registration, made, lookUps, closure, lifetime, state)
        {
            return .moves(moved)
        }
        // A value is made each time.
        let kept = lifetime == .weak && !isObject ? Marker.Lifetime.each : lifetime
        return functionForm(registration, lookUps, closure, kept, statesEach: state.isKept(by: type))
    }

    /// Whether a look-up is made only sometimes, or later.
    private func isInPlace(_ lookUp: LookUp, _ closure: ClosureText, _ text: LexedText) -> Bool {
        var index = lookUp.tokens.lowerBound
        while let open = text.opening(around: index), open > closure.open {
            if text.kind(open) == .openBrace { return true }
            index = open
        }
        let operators: Set<String> = ["??", "&&", "||"]
        return closure.body.contains { index in
            text.kind(index) == .infixQuestion
                || text.kind(index) == .binaryOperator && operators.contains(text.text(index))
        }
            && closure.body.contains {
                text.kind($0) == .infixQuestion || lookUp.tokens.lowerBound > $0 && operators.contains(text.text($0))
            }
    }

    // MARK: The type itself

    private func typeForm(
        _ registration: Registration, _ call: InitializerCall, _ lookUps: [LookUp], _ closure: ClosureText,
        _ lifetime: Marker.Lifetime, _ state: KeptState
    ) -> MovedRegistration? {
        let symbol = symbols[call.type]
        guard symbol.module == 0, !symbol.isGeneric, makers[call.type] == 1, let site = symbol.sites.first,
            program.declaration(site).access > .fileprivate
        else { return nil }
        if let initializer = call.initializer {
            guard program.declaration(initializer).access > .fileprivate,
                symbols.enclosingType(of: initializer) == call.type
            else { return nil }
        }
        var givens: [MovedRegistration.Given] = []
        for (position, argument) in call.arguments.enumerated() {
            guard let parameter = call.parameter(ofArgument: position) else { return nil }
            if let lookUp = lookUps.first(where: { $0.tokens == argument.value }) {
                guard let type = lookUp.type, canProvide(lookUp),
                    sources.graph.keys.key(type) == sources.graph.keys.key(parameter.type)
                else { return nil }
            } else if isArgument(argument.value, of: closure, registration) {
                givens.append(.init(name: parameter.name, argument: registration.text.text(argument.value)))
            } else {
                return nil
            }
        }
        let defaults = call.omitted.filter { !isLookUpOfKey($0, site) }.map(\.name)
        let type = symbols.types.plain(call.type)
        let isObject = symbol.kind == .class || symbol.kind == .actor
        let keys = sources.graph.keys
        let others = ([registration.type].compactMap { $0 } + registration.furtherTypes).filter {
            keys.key($0) != keys.key(type)
        }
        return MovedRegistration(
            lifetime: lifetime == .weak && !isObject ? .each : lifetime, statesEach: state.isKept(by: type),
            additionalTypes: others.map { sources.graph.text.show($0) }, givens: givens, needs: lookUps,
            form: .type(call.type, initializer: call.initializer, defaults: defaults))
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
        case .factory:
            return value.count == 1 && registration.takesParameter && (closure.parameters == [name] || name == "$0")
        }
    }

    // MARK: A function

    private func functionForm(
        _ registration: Registration, _ lookUps: [LookUp], _ closure: ClosureText, _ lifetime: Marker.Lifetime,
        statesEach: Bool
    ) -> Result {
        guard let type = registration.type else { return .stays(.typeIsUnknown) }
        let (text, keys) = (registration.text, sources.graph.keys)
        if closure.parameters.count > 1 || registration.takesParameter { return .stays(.usesArguments) }
        var (parameters, names, replaced) = ([String](), [TypeID: String](), [(LookUp, String)]())
        for lookUp in lookUps where canProvide(lookUp) {
            guard let asked = lookUp.type else { continue }
            let key = keys.key(asked)
            if names[key] == nil {
                let name = parameterName(of: lookUp, asked, text, besides: Set(names.values))
                names[key] = name
                parameters.append("\(name): \(lookUp.spelling ?? sources.graph.text.spell(asked))")
            }
            replaced.append((lookUp, names[key] ?? ""))
        }
        guard let made = madeType(closure, registration) else { return .stays(.typeIsUnknown) }
        if let hidden = [made, type].compactMap(symbols.symbol).first(where: isPrivate) {
            return .stays(.needsPrivate(symbols.name(of: hidden)))
        }
        let isOwn = symbols.symbol(of: made).map { makers[$0] ?? 1 } == 1 && keys.key(made) != keys.key(type)
        let result = isOwn ? made : type
        let others = ([type] + registration.furtherTypes).filter { keys.key($0) != keys.key(result) }
        let name = "make" + TypeName(symbols: symbols).name(keys.key(result))
        let rest = lookUps.filter { !canProvide($0) }
        let takesResolver = sources.tool == .swinject && !rest.isEmpty
        if takesResolver { parameters.append("\(closure.parameters.first ?? "r"): Resolver") }
        replaced += takesResolver ? [] : rest.map { ($0, qualified($0, text)) }
        replaced.sort { $0.0.tokens.lowerBound < $1.0.tokens.lowerBound }
        let body = FunctionBody(
            closure.body, in: text, replacing: replaced.map { ($0.tokens, $1) },
            known: takesResolver ? closure.parameters.first : nil, sources)
        if let obstacle = body.obstacle(at: registration.site) { return .stays(obstacle) }
        let spelling = isOwn ? madeSpelling(closure, text) : registration.spelling
        let function = MovedRegistration.FunctionText(
            name: free(name), parameters: parameters, result: spelling ?? sources.graph.text.spell(result),
            body: body.lines(at: registration.site))
        return .moves(
            MovedRegistration(
                lifetime: lifetime, statesEach: statesEach, additionalTypes: others.map { sources.graph.text.show($0) },
                givens: [], needs: lookUps.filter(canProvide), form: .function(function), takesResolver: takesResolver))
    }

    /// A look-up as it is written outside of the container: `Resolver.resolve(name: .main)`.
    private func qualified(_ lookUp: LookUp, _ text: LexedText) -> String {
        let written = text.text(lookUp.tokens)
        if let property = lookUp.property {
            let arguments = text.text(lookUp.tokens).drop { $0 != "(" }
            return written.contains(".shared.") ? written : "Container.shared.\(property)\(arguments)"
        }
        return written.hasPrefix("Resolver.") ? written : "Resolver." + written.drop { $0 != "r" && $0 != "o" }
    }

    private func isPrivate(_ type: SymbolID) -> Bool {
        symbols[type].sites.contains { program.declaration($0).access <= .fileprivate }
    }

    /// The type of the body's only call, else the registered type.
    private func madeType(_ closure: ClosureText, _ registration: Registration) -> TypeID? {
        guard case .call(let call) = BodyShape(closure.body, in: registration.text) else { return registration.type }
        let text = registration.text
        let type = TypeReader.read(text.source, text.range(call.type), at: registration.site, symbols)
        return symbols.symbol(of: type).map { symbols[$0].isForeign } == false ? type : registration.type
    }

    private func madeSpelling(_ closure: ClosureText, _ text: LexedText) -> String? {
        if case .call(let call) = BodyShape(closure.body, in: text) { text.text(call.type) } else { nil }
    }

    private func parameterName(of lookUp: LookUp, _ type: TypeID, _ text: LexedText, besides taken: Set<String>)
        -> String
    {
        let before = lookUp.tokens.lowerBound - 1
        let label = text.kind(before) == .colon && text.tokens[before - 1].isWord ? text.text(before - 1) : ""
        let name =
            label.isEmpty ? TypeName.lowerCamel(TypeName(symbols: symbols).name(sources.graph.keys.key(type))) : label
        return taken.contains(name) ? name + "\(taken.count + 1)" : name
    }

    private func free(_ name: String) -> String {
        var (free, number) = (name, 2)
        while takenNames.contains(free) { (free, number) = ("\(name)\(number)", number + 1) }
        return free
    }
}
