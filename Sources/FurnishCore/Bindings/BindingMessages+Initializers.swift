/// The diagnostics about initializers and their parameters.
extension BindingMessages {
    func ambiguous(_ site: Site, _ initializers: [Site]) -> Diagnostic {
        let areMarked = initializers.allSatisfy { bindings.marked[$0]?.needs != nil }
        let text =
            areMarked ? "initializers marked '// @Needs'; keep one of the markers" : "initializers; mark the one to use"
        return error(
            .ambiguousInitializer, of: site, "has \(initializers.count) \(text)",
            notes: initializers.map { initializer in
                if let owner = symbols.enclosingType(of: initializer), symbols[owner].isGeneric,
                    owner != symbols.symbol(at: site).map(symbols.aliasedSymbol)
                {
                    // A marker there would be for a typealias of the generic type.
                    let advice = "write one in '\(name(site))' that calls it, and mark that '// @Needs'"
                    return .init(program.nameLocation(initializer), "this one is inherited: \(advice)")
                }
                if program.declaration(initializer).access < .internal, !areMarked {
                    let access = program.declaration(initializer).access
                    return .init(program.nameLocation(initializer), "this one is \(access)")
                }
                let fix =
                    areMarked
                    ? removal(of: bindings.marked[initializer]?.needs, initializer)
                    : ProposedMarker(.needs, before: initializer.row, in: program.file(initializer.file))
                        .fix("mark this one")
                return .init(program.nameLocation(initializer), "", fix)
            } + (areMarked ? [keepingAll(site)] : []))
    }

    /// One key has one provider, so each way to make a type has a key of its own.
    private func keepingAll(_ site: Site) -> Diagnostic.Note {
        let alias = "typealias Other\(name(site)) = \(name(site))"
        return .init(
            program.nameLocation(site),
            "to keep each, mark a function for all but one of them that returns a typealias, such as '\(alias)'")
    }

    /// - Parameter property: A property under a condition, or one that has no name.
    func unusableMemberwise(_ site: Site, _ property: Site) -> Diagnostic {
        let reason = "this property is under '#if' or has no name of its own"
        let note = Diagnostic.Note(program.nameLocation(property), reason)
        let problem = "generated code cannot call the memberwise initializer of '\(name(site))'; write an initializer"
        return Diagnostic(.noInitializer, at: program.nameLocation(site), problem, notes: [note])
    }

    func privateMembers(_ properties: [Site], of site: Site) -> Diagnostic {
        let first = properties[0]
        let attributes = properties.map(firstAttribute)
        let reason =
            attributes[0].map { "the private '\($0) var \(name(first))' has no value: give it one, " }
            ?? "'\(name(first))' is; "
        let changes = properties.filter { !program.declaration($0).traits.contains(.continuesBinding) }
            .flatMap { program.file($0.file).removingAccess(around: $0.row) }
        let words =
            ", or remove '\(program.declaration(first).access)'" + (properties.count == 1 ? "" : " from its properties")
        // State probably lacks its value.
        let fix = Fix(words, attributes.contains("@State") ? [] : changes)
        // A property with a value is state too, which no caller passes.
        let hasValue = properties.contains {
            program.declaration($0).traits.contains(.hasInitialValue) || symbols.isImplicitlyNil($0)
        }
        return Diagnostic(
            .inaccessibleDeclaration, at: program.nameLocation(site),
            "the memberwise initializer of '\(name(site))' is private, because \(reason)write an initializer",
            hasValue ? nil : fix,
            notes: properties.map { property in
                .init(program.nameLocation(property), "'\(name(property))' is \(program.declaration(property).access)")
            })
    }

    /// - Parameters:
    ///   - meant: The parameters that the word may be corrected to.
    ///   - parameterCount: After `default:`, the number of all parameters, also of those without a default; else 0.
    func unknownGiven(
        _ unknown: UnknownGiven, among meant: [StatedNames.Parameter], parameterCount: Int = 0
    ) -> Diagnostic {
        let (range, file) = (unknown.range, unknown.site.file)
        let source = program.source(file)
        let word = source.text(range)
        if word == "_" {
            return error(.unknownGiven, at: range, in: file, "is not a name: give the parameter one, such as '_ value'")
        }
        func texts(_ parameters: [StatedNames.Parameter]) -> [String] {
            parameters.map { program.names.text($0.name) }.filter { $0 != "_" }
        }
        func near(among parameters: [StatedNames.Parameter]) -> String? {
            let known = texts(parameters)
            return texts(parameters.filter { $0.label == unknown.name }).first
                ?? EditDistance.nearest(to: word, among: known)
                ?? (known.count == 1 && parameterCount <= 1 ? known[0] : nil)
        }
        let known = texts(unknown.parameters)
        let correct = near(among: meant)
        let similar = correct ?? near(among: unknown.parameters)
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        let none = parameterCount == 0 ? "; it has no parameters" : "; none of its parameters has a default"
        let hint = known.isEmpty ? none : similar == nil ? "; its parameters are \(list)" : ": "
        let fix = correct.map { Fix("write '\($0)'", Change(source, .replacement(range, $0))) }
        return Diagnostic(
            .unknownGiven, at: program.location(file, range.start), "no parameter is called '\(word)'" + hint,
            fix ?? similar.map { Fix("write '\($0)'") })
    }

    /// - Parameter needs: The `@Needs` of the declaration.
    func unsupportedParameter(_ parameter: Parameter, isInout: Bool, at site: Site, _ needs: Marker?) -> Diagnostic {
        let file = program.file(site.file)
        var (reason, fix): (String, Fix?) = ("this version of Furnish does not read its type", nil)
        if parameter.isVariadic {
            reason = "it is variadic; "
            let array = "[\(file.source.text(parameter.type).dropLast(3))]"
            fix = Fix("take an array, '\(array)'", Change(file.source, .type(parameter.type.range, array)))
        } else if isInout {
            reason = "it is 'inout', and can only be given: "
            let name = file.source.text(parameter.name)
            let giving =
                needs.map { MarkerEditor($0, in: file).naming(name, as: .given, order: []) }
                ?? ProposedMarker(.needs, "given: \(name)", before: site.row, in: file)
            fix = giving.fix("write", letsCallersPass: true)
        }
        return error(.unsupportedParameter, at: parameter.name, in: site.file, "cannot be filled: \(reason)", fix)
    }
}
