/// The file and the class of each factory.
extension Describer {
    /// describe: a graph to a file as a value.
    static func describe(_ graph: DependencyGraph, _ names: MemberNames, _ sceneMethods: SceneMethods) -> CodeFile {
        Describer(graph, names, sceneMethods).file()
    }

    private func file() -> CodeFile {
        // A file with broken Swift hides declarations that other files need. What does not depend on them is written all the
        // same, so that the compiler reports only the broken file.
        let written = graph.offers.indices.filter {
            graph.hasMember($0) && graph.validity.isComplete(graph.offers[$0].provider)
        }
        // Collections are resolved last.
        let inSourceOrder =
            graph.providers.count > graph.bindings.providers.count ? graph.resolution.inSourceOrder(written) : written
        let offers = MemberOrder.sorted(inSourceOrder, graph)
        let ownFakes = graph.fakes.ownFakes.elements.flatMap { $0 }
        let made = (offers + ownFakes).filter(graph.resolution.isOwnType).map { graph.offers[$0].provider }
        let async = made.filter(graph.hasAsyncStorage)
        let isLocked = made.contains(where: graph.isLocked)
        let imported = ImportList(
            graph, access, offers: offers + ownFakes, files: offers.compactMap(fileOfScenes),
            usesSystem: !async.isEmpty || isLocked)
        let members = members(of: offers)
        var declarations = graph.bindings.scopes.indices.flatMap { factory($0, members[$0]) }
        declarations += callDeclarations(offers)
        for row in offers.indices {
            declarations += forwarders(of: offers[row])
            if !names.implementations.isEmpty {
                declarations += BundleImplementation(of: offers[row], self)?.declarations ?? []
            }
        }
        if !async.isEmpty {
            let isSendable = async.allSatisfy { graph.placement.scope(of: $0).isSendable }
            declarations.append(lockClass.once(isSendable: isSendable))
        }
        if isLocked { declarations.append(lockClass.locked) }
        if !async.isEmpty || isLocked { declarations.append(lockClass.lock) }
        if graph.fakes.isNeeded {
            declarations += under(conditions.isSet("DEBUG")) { FakeDescriber(describer: self).declarations(offers) }
        }
        return CodeFile(imports: imported.lines, importedModules: imported.importedModules, declarations: declarations)
    }

    /// The members of each scope's factory. The value that it starts from is none of them.
    private func members(of offers: [OfferID]) -> Table<FactoryScope, [OfferID]> {
        var members = Table<FactoryScope, [OfferID]>(repeating: [], count: graph.bindings.scopes.count)
        for row in offers.indices {
            let provider = graph.offers[offers[row]].provider
            if case .input = graph.providers[provider].maker, graph.resolution.isOwnType(offers[row]) { continue }
            members[graph.scopeOf[provider]].append(offers[row])
        }
        return members
    }

    // MARK: Factories

    private func factory(_ scope: ScopeID, _ offers: [OfferID]) -> [CodeDeclaration] {
        let factory = graph.bindings.scopes[scope]
        return under(factory.condition) {
            var head = classHead(factory, SwiftKeyword.escaped(factory.factory), isNonisolated: factory.isNonisolated)
            if scope == .outermost, let keeper = graph.placement.keeperOfOutermost {
                head.documentation = summary(ofFactoryKeptBy: keeper)
            } else if let owner = graph.placement.ownerOfEndingClosures(in: scope), let type = factory.type {
                head.documentation = summary(ofFactoryStartingFrom: type, withEndingClosuresOf: owner)
            }
            if factory.isSendable {
                head.documentation +=
                    (head.documentation.isEmpty ? "" : " ")
                    + "`Sendable` is unchecked: locks protect all mutable state."
                head.result = "@unchecked \(types.standard("Sendable"))"
            }
            return [.type(head, initializer(of: scope) + members(offers))]
        }
    }

    func classHead(_ factory: FactoryScope, _ name: String, isNonisolated: Bool) -> MemberHead {
        MemberHead(
            isolation: factory.isolation.map { "@" + types.spell($0) + " " } ?? (isNonisolated ? "nonisolated " : ""),
            access: factory.access.modifier(ifPublic: "open"), introducer: "class ", name: name)
    }

    /// The scope's value, the parent factory and the initializer.
    private func initializer(of scope: ScopeID) -> [CodeDeclaration] {
        let factory = graph.bindings.scopes[scope]
        var members: [CodeDeclaration] = []
        var assignments: [Statement] = []
        if let input = factory.input, let type = factory.type, let name = names.inputs[scope] {
            let file = fileName(graph.providers[input])
            let head = MemberHead(
                documentation: "The `\(graph.text.show(type))` that everything here is made from. (\(file))",
                access: factory.access.modifier(ifPublic: "public"), introducer: "let ",
                name: SwiftKeyword.escaped(name), result: types.spell(type))
            members.append(.stored(head))
            assignments.append(Statement("self.\(SwiftKeyword.escaped(name)) = \(SwiftKeyword.escaped(name))"))
            if factory.isSendable {
                assignments += [
                    Statement("// Lets the compiler check what this unchecked class shares."),
                    Statement("_ = \(SwiftKeyword.escaped(name)) as any \(types.standard("Sendable"))"),
                ]
            }
        }
        if let parent = factory.parent {
            let type = SwiftKeyword.escaped(graph.bindings.scopes[parent].factory)
            let head = MemberHead(access: "fileprivate ", introducer: "let ", name: names.parent, result: type)
            members.append(.stored(head))
            assignments.append(Statement("self.\(names.parent) = \(names.parent)"))
        }
        assignments += stopInFakes(scope).map { under(conditions.isSet("DEBUG"), $0) } ?? []
        let head = initializerHead(scope, access: access.ofInitializer(factory))
        return members + [.member(Member(head: head, body: .statements(assignments)))]
    }

    /// Stops where an ordinary factory with something live is made inside a fake, which would run that.
    private func stopInFakes(_ scope: ScopeID) -> Statement? {
        guard scope != .outermost, graph.fakes.isFaked(scope) else { return nil }
        let factory = graph.bindings.scopes[scope]
        let tests = graph.bindings.scopes.around(scope).enumerated().dropFirst().map { distance, outer in
            parentPath(distance).joined(separator: ".") + " is " + fakeName(outer)
        }
        let made = SwiftKeyword.escaped(factory.factory)
        let method = names.makers[scope] ?? "make" + factory.factory
        let words =
            "This \(factory.factory) would run live code inside a fake: call '\(method)(_:)' of the fake, or make a "
            + "Fake\(factory.factory)."
        // A name in backticks may contain quotation marks.
        let escaped = words.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        return .block(
            "if Self.self == \(made).self, \(tests.joined(separator: " || ")) {",
            [Statement("Swift.fatalError(\"\(escaped)\")")], "}")
    }

    func fakeName(_ scope: ScopeID) -> String { SwiftKeyword.escaped("Fake" + graph.bindings.scopes[scope].factory) }

    // MARK: Members

    /// Members that come one after the other in the branches of one `#if` are under one `#if`, so that no branch repeats what
    /// excludes the others.
    private func members(_ offers: [OfferID]) -> [CodeDeclaration] {
        var found: [CodeDeclaration] = []
        /// The condition of the last branch of the `#if` that ends `found`.
        var last: ConditionID?
        var startsWithFirst = false
        for row in offers.indices {
            let condition = graph.resolution.condition(of: offers[row])
            if condition == .always || world != .always && holds(condition) {
                last = nil
                found += members(of: offers[row])
                continue
            }
            let declarations = within(conditions.all(of: [world, condition])) { members(of: offers[row]) }
            if let known = last, case .conditional(var branches)? = found.last {
                if condition == known {
                    branches[branches.count - 1].declarations += declarations
                    found[found.count - 1] = .conditional(branches)
                    continue
                }
                if startsWithFirst, conditions.isBranch(condition, after: known) {
                    let text = conditions.expressionText(of: condition)
                    branches.append(CodeBranch(condition: text, declarations: declarations))
                    found[found.count - 1] = .conditional(branches)
                    last = condition
                    continue
                }
            }
            found.append(
                .conditional([CodeBranch(condition: conditions.text(of: condition), declarations: declarations)]))
            (last, startsWithFirst) = (condition, conditions.isFirstBranch(condition))
        }
        return found
    }

    /// The members that a factory has for a type.
    func members(of offer: OfferID) -> [CodeDeclaration] {
        inEachWorld(graph.questions(of: offer)) { variant(of: offer) }
    }

    private func variant(of offer: OfferID) -> [CodeDeclaration] {
        let provider = graph.offers[offer].provider
        if graph.resolution.isOwnType(offer), graph.isStored(provider) { return StoredMember(self, offer).declarations }
        if graph.resolution.isOwnType(offer), graph.resolution.lifetime(of: provider) == .once {
            return [.member(lazyProperty(offer))]
        }
        let members = byDefaultIsolation(of: provider) { newMembers(offer) }
        if sceneMethods[provider].isEmpty || !graph.resolution.isOwnType(offer) { return members }
        return members + sceneMethods[provider].map { .member(member(opening: $0, of: offer)) }
    }
}
