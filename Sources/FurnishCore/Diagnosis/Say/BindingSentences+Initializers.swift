/// Initializers and their parameters.
extension BindingSentences {
    func ambiguousInitializer(_ site: Site, _ initializers: [Site]) -> Diagnostic {
        let areMarked = initializers.allSatisfy { bindings.marked[$0]?.needs != nil }
        let type = symbols.symbol(at: site).map(symbols.aliasedSymbol)
        var notes = initializers.map { initializer in
            if let owner = symbols.enclosingType(of: initializer), symbols[owner].isGeneric, owner != type {
                // A marker there would be for a typealias of the generic type.
                let advice = "write one in '\(name(site))' that calls it, and mark that '// @Needs'"
                return note(initializer, "this one is inherited: \(advice)")
            }
            let access = program.declaration(initializer).access
            if areMarked { return note(initializer, "", removal(of: bindings.marked[initializer]?.needs, initializer)) }
            if access < .internal { return note(initializer, "this one is \(access)") }
            return note(initializer, "", graph.marking(initializer, .needs).fix("mark this one"))
        }
        var advice = "initializers; mark the one to use"
        if areMarked {
            // One key has one provider, so each way to make a type has a key of its own.
            advice = "initializers marked '// @Needs'; keep one of the markers"
            let alias = "typealias Other\(name(site)) = \(name(site))"
            let keeping = "mark a function for all but one of them that returns a typealias, such as '\(alias)'"
            notes.append(note(site, "to keep each, \(keeping)"))
        }
        return error(.ambiguousInitializer, site, "has \(initializers.count) \(advice)").with(notes: notes)
    }

    func unsupportedParameter(_ parameter: Parameter, isInout: Bool, of site: Site) -> Diagnostic {
        let file = program.file(site.file)
        var (reason, fix): (String, Fix?) = ("this version of Furnish does not read its type", nil)
        if parameter.isVariadic {
            reason = "it is variadic; "
            let array = "[\(file.source.text(parameter.type).dropLast(3))]"
            fix = Fix("take an array, '\(array)'", Change(file.source, .type(parameter.type.range, array)))
        } else if isInout {
            reason = "it is 'inout', and can only be given: "
            let name = file.source.text(parameter.name)
            let needs = bindings.marked[site]?.needs
            let giving = needs.map { MarkerEditor($0, in: file).naming(name, as: .given, order: []) }
            fix = (giving ?? graph.marking(site, .needs, "given: \(name)")).fix("write", letsCallersPass: true)
        }
        return error(.unsupportedParameter, at: parameter.name, in: site.file, "cannot be filled: \(reason)", fix)
    }

    // MARK: Names of parameters

    func unknownGiven(
        _ range: ByteRange, _ site: Site, among all: [StatedNames.Parameter], isDefault: Bool
    ) -> Diagnostic {
        let source = program.source(site.file)
        let (word, written) = (source.text(range), names.name(source, range))
        if word == "_" {
            let problem = "is not a name: give the parameter one, such as '_ value'"
            return error(.unknownGiven, at: range, in: site.file, problem)
        }
        func texts(_ parameters: [StatedNames.Parameter]) -> [String] {
            parameters.map { names.text($0.name) }.filter { $0 != "_" }
        }
        func near(among parameters: [StatedNames.Parameter]) -> String? {
            let known = texts(parameters)
            return texts(parameters.filter { $0.label == written }).first
                ?? EditDistance.nearest(to: word, among: known)
                ?? (known.count == 1 && (!isDefault || all.count == 1) ? known[0] : nil)
        }
        let allowed = isDefault ? all.filter(\.hasDefault) : all
        let known = texts(allowed)
        let correct = near(among: isDefault ? allowed : meant(all, of: site))
        let similar = correct ?? near(among: allowed)
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        let none = all.isEmpty ? "; it has no parameters" : "; none of its parameters has a default"
        let hint = known.isEmpty ? none : similar == nil ? "; its parameters are \(list)" : ": "
        let fix = correct.map { Fix("write '\($0)'", Change(source, .replacement(range, $0))) }
        return Diagnostic(
            .unknownGiven, at: program.location(site.file, range.start), "no parameter is called '\(word)'" + hint,
            fix ?? similar.map { Fix("write '\($0)'") })
    }

    /// A parameter that something provides is never made a given one.
    private func meant(_ parameters: [StatedNames.Parameter], of site: Site) -> [StatedNames.Parameter] {
        let open = parameters.filter { $0.type.map { resolution.find(keys.key($0)) == nil } ?? true }
        let (passed, promotion) = (passedTypes(for: site), Promotion(keys: keys, symbols: symbols))
        let taken = open.filter { parameter in
            passed.contains { passed in parameter.type.map { promotion.fills($0, with: passed) } == true }
        }
        return taken.count == 1 ? taken : open
    }

    /// The types of the values that closures pass for what a declaration makes.
    private func passedTypes(for site: Site) -> [TypeID] {
        graph.fulfilments.indices.flatMap { need -> [TypeID] in
            guard case .closure(let closure) = graph.fulfilments[need] else { return [] }
            let made = providers[resolution.madeProvider(by: closure)]
            if ![made.site, made.callee].contains(site) { return [] }
            return graph.closures[closure].function.parameters.map(\.type)
        }
    }
}
