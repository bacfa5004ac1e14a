import FurnishCore

/// The edits by which registrations move: markers, functions, and what the container then asks of the factory.
struct RegistrationEdits {
    let sources: ContainerSources
    let plan: RegistrationPlan

    private var program: Program { sources.program }
    private var graph: DependencyGraph { sources.graph }

    // MARK: What makes the types in the factory

    /// Markers and functions.
    var providers: [Fix] {
        var functions: [Site: [String]] = [:]
        var fixes: [Fix] = []
        for row in plan.moving {
            guard let moved = plan.moved(row) else { continue }
            switch moved.form {
            case .type(let type, let initializer, _): fixes += markers(moved, type, initializer)
            case .function(let function):
                let site = outermost(sources.registrations[row].site)
                functions[site, default: []] += lines(function, moved, sources.registrations[row])
            }
        }
        return fixes
            + functions.sorted { $0.key < $1.key }.map { site, lines in
                let source = program.source(site.file)
                let end = source.endOfLine(from: program.declaration(site).range.end)
                let lineBreak = source.lineBreak(near: end)
                return Fix(
                    "", Change(source, .replacement(ByteRange(end, end), "\n" + lines.joined(separator: lineBreak))))
            }
    }

    private func markers(_ moved: MovedRegistration, _ type: SymbolID, _ initializer: Site?) -> [Fix] {
        guard let site = graph.symbols[type].sites.first else { return [] }
        let provides = "// @Provides" + (moved.arguments.isEmpty ? "" : "(\(moved.arguments))")
        let initializers = graph.symbols.members(of: type, .initializer)
        guard moved.needsArguments != nil || initializers.count > 1 else { return [marker(provides, site)] }
        let needs = "// @Needs" + (moved.needsArguments.map { "(\($0))" } ?? "")
        if let initializer { return [marker(provides, site), marker(needs, initializer)] }
        let source = program.source(site.file)
        let start = program.declaration(site).range.start
        let lineBreak = source.lineBreak(near: start) + source.leadingSpaces(ofLineAt: start)
        return [marker(provides + lineBreak + needs, site)]
    }

    private func marker(_ text: String, _ site: Site) -> Fix {
        Fix("", Change(program.source(site.file), .marker(program.declaration(site).range.start, text)))
    }

    private func lines(
        _ function: MovedRegistration.FunctionText, _ moved: MovedRegistration, _ registration: Registration
    ) -> [String] {
        let actor = registration.actor(program).map { "@" + $0 }
        let marker = "// @Provides" + (moved.arguments.isEmpty ? "" : "(\(moved.arguments))")
        let head = "func \(function.name)(\(function.parameters.joined(separator: ", "))) -> \(function.result) {"
        return ["", marker] + (actor.map { [$0] } ?? []) + [head]
            + function.body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    private func outermost(_ site: Site) -> Site { program.path(from: site).last ?? site }

    // MARK: What the container asks

    /// - Parameter members: For each registration that moves, the call of the factory's member.
    func forwards(_ members: [Int: String]) -> [Fix] {
        plan.moving.map { row in
            let registration = sources.registrations[row]
            return Fix(
                "",
                [forward(registration, members[row] ?? "")].compactMap { $0 } + [scope(registration)].compactMap { $0 })
        }
    }

    private func forward(_ registration: Registration, _ member: String) -> Change? {
        guard let closure = registration.closure else { return nil }
        let (text, source) = (registration.text, registration.text.source)
        var head = closure.head.isEmpty ? "" : text.text(closure.head) + " in "
        var call = factoryCall(registration, closure) + "." + member
        if sources.tool == .swinject {
            let name = closure.parameters.first.flatMap { $0 == "_" ? nil : $0 } ?? "r"
            if closure.parameters.first == "_", let place = head.firstIndex(of: "_") {
                head.replaceSubrange(place...place, with: name)
            }
            if closure.head.isEmpty { head = "r in " }
            call = "\(name).resolve(\(factoryName).self)!.\(member)"
        }
        let range = ByteRange(text.tokens[closure.open].end, text.tokens[closure.close].start)
        return Change(source, .replacement(range, " \(head)\(call) "))
    }

    private func factoryCall(_ registration: Registration, _ closure: ClosureText) -> String {
        let factory = factoryName
        let property = TypeName.lowerCamel(factory)
        switch (sources.tool, registration.owner) {
        case (.factory, .main): return "self.\(property)()"
        case (.factory, _): return "Container.shared.\(property)()"
        default:
            let isInContainer =
                graph.symbols.enclosingType(of: registration.site).map(graph.symbols.name(of:)) == "Resolver"
            return "\(isInContainer ? "" : "Resolver.")resolve(\(factory).self)"
        }
    }

    /// Graph and unique scopes stay. All others end, because the factory keeps the instance.
    private func scope(_ registration: Registration) -> Change? {
        let text = registration.text
        guard registration.isKept else { return nil }
        let option =
            switch sources.tool {
            case .resolver: ".scope(.unique)"
            case .swinject: ".inObjectScope(.transient)"
            case .factory: sources.defaultScope == "unique" ? "" : ".unique"
            }
        guard let tokens = registration.scopeTokens else {
            let end = text.tokens[registration.tokens.upperBound - 1].end
            return option.isEmpty ? nil : Change(text.source, .replacement(ByteRange(end, end), option))
        }
        let range = text.range(tokens)
        if !option.isEmpty { return Change(text.source, .replacement(range, option)) }
        let before = text.tokens[tokens.lowerBound - 1].end
        return Change(text.source, .replacement(ByteRange(before, range.end), ""))
    }

    // MARK: The factory

    /// The statement by which the container makes the factory; nil where it does already, or where it is a property.
    var factoryStatement: Fix? {
        let factory = factoryName
        guard let first = plan.moving.map({ sources.registrations[$0] }).first, sources.tool != .factory,
            !sources.texts.contains(where: { !$0.indices(of: factory).isEmpty }), let body = bodyForFactory(first)
        else { return nil }
        let text = body.text
        let receiver = body.first.map(receiver) ?? ""
        let statement =
            sources.tool == .resolver
            ? "\(receiver)register { \(factory)() }.scope(.application)"
            : "\(receiver)register(\(factory).self) { \(needsResolver ? "r" : "_") in \(factory)(\(needsResolver ? "\(rootName)(resolver: r)" : "")) }.inObjectScope(.container)"
        guard let first = body.first else {
            let end = text.tokens[body.open].end
            let indentation = text.source.leadingSpaces(ofLineAt: text.tokens[body.open + 1].start)
            let rest = indentation.dropFirst(text.source.leadingSpaces(ofLineAt: end).count)
            return Fix("", Change(text.source, .replacement(ByteRange(end, end), "\n" + rest + statement)))
        }
        let start = text.tokens[first.tokens.lowerBound].start
        let lineBreak = text.source.lineBreak(near: start) + text.source.leadingSpaces(ofLineAt: start)
        return Fix("", Change(text.source, .type(ByteRange(start, start), statement + lineBreak)))
    }

    private func receiver(of registration: Registration) -> String {
        registration.text.text(registration.tokens.lowerBound..<registration.name)
    }

    /// The body in which the container is filled first: `registerAllServices` in Resolver, else that of the first registration, before
    /// which the factory is made.
    private func bodyForFactory(_ moving: Registration) -> (text: LexedText, first: Registration?, open: Int)? {
        if sources.tool == .resolver {
            for text in sources.texts {
                for name in text.indices(of: "registerAllServices") where text.keyword(name - 1) == .func {
                    if let open = text.first(.openBrace, from: name) { return (text, nil, open) }
                }
            }
        }
        let first = sources.registrations.first { $0.site == moving.site && $0.owner == .main } ?? moving
        return (first.text, first, first.name)
    }

    // MARK: The file of bridges

    /// In Swinject, only the container can answer what stays.
    private var needsResolver: Bool {
        sources.tool == .swinject
            && (!plan.bridged.isEmpty || plan.moving.contains { plan.moved($0)?.takesResolver == true })
    }

    private var rootName: String {
        let name = program.names.text(program.modules[0].name) + "Root"
        return graph.symbols.isDeclared(program.names.name(name)) ? name + "2" : name
    }

    /// A factory is named after the type that it starts from.
    private var factoryName: String {
        let factory = sources.factory
        return needsResolver && !factory.hasRoot ? rootName + "Factory" : factory.name
    }

    /// The file with the bridges and, in Factory, the factory: nil if nothing of it changes. What is in it already stays, apart from the
    /// bridges of what moves.
    var bridgeFile: (path: String, text: String)? {
        guard let first = plan.moving.map({ sources.registrations[$0] }).first else { return nil }
        let existing = sources.texts.first { FilePath.name($0.source.path) == sources.bridgeFileName }
        var blocks = plan.bridged.map(function)
        if existing == nil {
            if needsResolver {
                blocks.insert(
                    ["// @Scope(root)", "struct \(rootName) {", "    // @Provides", "    let resolver: Resolver", "}"],
                    at: 0)
            }
            if sources.tool == .factory { blocks.insert(factoryProperty, at: 0) }
        }
        let text = blocks.map { "\n" + $0.map { $0 + "\n" }.joined() }.joined()
        guard let existing else {
            if blocks.isEmpty { return nil }
            let folder = first.text.source.path.dropLast(FilePath.name(first.text.source.path).count)
            let head = ["// What the container still makes, for the factory. Delete a bridge when its type has moved."]
            return (folder + sources.bridgeFileName, (head + imports(of: first.text)).map { $0 + "\n" }.joined() + text)
        }
        let kept = withoutBridges(existing)
        return kept == existing.source.text && text.isEmpty ? nil : (existing.source.path, kept + text)
    }

    private var factoryProperty: [String] {
        let isCached = plan.moving.allSatisfy { sources.registrations[$0].scope == .lifetime(.once, name: "cached") }
        let property = TypeName.lowerCamel(factoryName)
        let value = "self { \(factoryName)() }.\(isCached ? "cached" : "singleton")"
        return ["extension Container {", "    var \(property): Factory<\(factoryName)> { \(value) }", "}"]
    }

    /// The text of the file without the bridges of types that move now.
    private func withoutBridges(_ file: LexedText) -> String {
        let names = Set(plan.moving.flatMap { sources.types(of: sources.registrations[$0]) }.map(bridgeName))
        let scanned = program.file(file.file)
        let functions = scanned.declarations.filter {
            $0.kind == .function && names.contains(scanned.source.text($0.name))
        }
        var (text, next) = ("", UInt32(0))
        for function in functions {
            // The marker is on the line before, and a blank line before that.
            var start = scanned.source.startOfLine(before: function.range.start)
            for _ in 0..<2 where start > 0 { start = scanned.source.startOfLine(before: start - 1) }
            text += scanned.source.text(ByteRange(next, start))
            next = scanned.source.startOfNextLine(from: scanned.source.endOfLine(from: function.range.end))
        }
        return text + scanned.source.text(ByteRange(next, UInt32(scanned.source.bytes.count)))
    }

    private func bridgeName(_ key: TypeID) -> String { "bridged" + TypeName(symbols: graph.symbols).name(key) }

    private func imports(of text: LexedText) -> [String] {
        let scanned = program.file(text.file)
        return scanned.declarations.filter { $0.kind == .import }.map { scanned.source.text($0.range) }
    }

    private func function(_ bridge: LookUp) -> [String] {
        guard let type = bridge.type else { return [] }
        let (spelled, key) = (graph.text.spell(type), graph.keys.key(type))
        let name = bridgeName(key)
        let shown = graph.text.show(type)
        let call =
            switch sources.tool {
            case .resolver: "Resolver.resolve()"
            case .factory: "Container.shared.\(bridge.property ?? "")()"
            case .swinject: "resolver.resolve(\(shown).self)!"
            }
        let parameters = sources.tool == .swinject ? "resolver: Resolver" : ""
        return ["// @Provides(each)", "func \(name)(\(parameters)) -> \(spelled) { \(call) }"]
    }
}
