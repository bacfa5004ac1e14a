/// The diagnostics about declarations that generated code cannot see.
extension BindingMessages {
    /// - Parameters:
    ///   - provided: The declaration, or the type around it, if it is marked `@Provides`.
    ///   - word: Where a marker names the declaration; nil for the declaration itself.
    func inaccessible(_ site: Site, _ provided: MarkedDeclaration? = nil, at word: Location? = nil) -> Diagnostic {
        let (access, least) = (program.declaration(site).access, program.leastAccess(of: site))
        let outer = typeHiding(site, access)
        let subject = outer.map { "'\(name($0))' around '\(name(site))'" } ?? "'\(name(site))'"
        return Diagnostic(
            .inaccessibleDeclaration, at: word ?? program.nameLocation(site),
            "\(subject) is \(access); generated code is another file, so it must be at least \(least): ",
            Fix("remove '\(access)'", program.file(site.file).removingAccess(around: site.row)),
            notes: outer == nil ? sharedInstance(insteadOf: site, provided) : [])
    }

    /// Suggests the `shared` property of a singleton, whose initializer is private on purpose.
    private func sharedInstance(insteadOf initializer: Site, _ provided: MarkedDeclaration?) -> [Diagnostic.Note] {
        guard program.declaration(initializer).kind == .initializer, let type = symbols.enclosingType(of: initializer),
            let property = symbols.instances(of: type, leastAccess: .internal).first(where: {
                program.declaration($0).kind == .property
            })
        else { return [] }
        let typeName = TypeText(symbols: symbols).show(symbols.implicitType(type))
        let word = program.declaration(property).traits.contains(.isLet) ? "let" : "var"
        let typed = program.declaration(property).type.isEmpty ? " and write its type" : ""
        let title = "move the marker to this property\(typed), 'static \(word) \(name(property)): \(typeName)'"
        return [.init(program.nameLocation(property), "", Fix(title, moving(provided, to: property, typeName)))]
    }

    /// - Returns: No changes if the marker is in another file.
    private func moving(_ provided: MarkedDeclaration?, to property: Site, _ type: String) -> [Change] {
        guard let marker = provided?.provides, provided?.site.file == property.file else { return [] }
        let file = program.file(property.file)
        let text = ProposedMarker.text(marker.kind, file.argumentsText(marker.arguments))
        let typing = program.declaration(property).type.isEmpty ? [file.typing(property.row, as: type)] : []
        let start = file.declarations[Int(property.row)].range.start
        return [file.source.removing(marker), Change(file.source, .marker(start, text))] + typing
    }

    /// The outermost enclosing type with the same access level, which hides the declaration.
    private func typeHiding(_ site: Site, _ access: Declaration.Access) -> Site? {
        program.path(from: site).dropFirst().last {
            program.declaration($0).access == access && program.declaration($0).kind != .extension
        }
    }

    func inaccessibleSetter(_ site: Site, _ access: Declaration.Access) -> Diagnostic {
        let (file, word) = (program.file(site.file), "\(access)(set)")
        let modifiers = program.declaration(site).modifiers.indices.map { file.ranges[$0].range }
        let removals = modifiers.filter { file.source.text($0) == word }.map { Change(file.source, .removalOfWord($0)) }
        let problem = "is \(word), and generated code is another file; take it in the initializer, or "
        return error(.inaccessibleDeclaration, of: site, problem, Fix("remove '\(word)'", removals))
    }
}
