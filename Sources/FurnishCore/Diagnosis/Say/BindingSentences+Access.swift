/// Declarations that generated code cannot see.
extension BindingSentences {
    func inaccessible(_ site: Site, at word: Location?) -> Diagnostic {
        let (access, least) = (program.declaration(site).access, program.leastAccess(of: site))
        // The outermost enclosing type with the same access level hides the declaration.
        let outer = program.path(from: site).dropFirst().last {
            program.declaration($0).access == access && program.declaration($0).kind != .extension
        }
        let subject = outer.map { "'\(name($0))' around '\(name(site))'" } ?? "'\(name(site))'"
        return Diagnostic(
            .inaccessibleDeclaration, at: word ?? program.nameLocation(site),
            "\(subject) is \(access); generated code is another file, so it must be at least \(least): ",
            Fix("remove '\(access)'", program.file(site.file).removingAccess(around: site.row)),
            notes: outer == nil ? sharedInstance(insteadOf: site) : [])
    }

    /// Suggests the `shared` property of a singleton, whose initializer is private on purpose.
    private func sharedInstance(insteadOf initializer: Site) -> [Diagnostic.Note] {
        guard program.declaration(initializer).kind == .initializer, let type = symbols.enclosingType(of: initializer),
            let property = symbols.instances(of: type, leastAccess: .internal).first(where: {
                program.declaration($0).kind == .property
            })
        else { return [] }
        let typeName = graph.text.show(symbols.implicitType(type))
        let (file, declaration) = (program.file(property.file), program.declaration(property))
        let word = declaration.traits.contains(.isLet) ? "let" : "var"
        let typed = declaration.type.isEmpty ? " and write its type" : ""
        let title = "move the marker to this property\(typed), 'static \(word) \(name(property)): \(typeName)'"
        var changes: [Change] = []
        let marked = ([initializer] + symbols[type].sites.prefix(1)).compactMap { bindings.marked[$0] }
        // A marker in another file is not moved.
        if let provided = marked.first(where: { $0.provides != nil }), let marker = provided.provides,
            provided.site.file == property.file
        {
            let text = ProposedMarker.text(marker.kind, file.argumentsText(marker.arguments))
            changes = [file.source.removing(marker), Change(file.source, .marker(declaration.range.start, text))]
            if declaration.type.isEmpty { changes.append(file.typing(property.row, as: typeName)) }
        }
        return [note(property, "", Fix(title, changes))]
    }

    func inaccessibleSetter(_ site: Site, _ access: Declaration.Access) -> Diagnostic {
        let (file, word) = (program.file(site.file), "\(access)(set)")
        let modifiers = program.declaration(site).modifiers.indices.map { file.ranges[$0].range }
        let removals = modifiers.filter { file.source.text($0) == word }.map { Change(file.source, .removalOfWord($0)) }
        let problem = "is \(word), and generated code is another file; take it in the initializer, or "
        return error(.inaccessibleDeclaration, site, problem, Fix("remove '\(word)'", removals))
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
            notes: properties.map { note($0, "'\(name($0))' is \(program.declaration($0).access)") })
    }
}
