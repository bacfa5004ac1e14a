/// A property marked `@Needs` that is optional only because it is set after initialization.
package struct OptionalNeed {
    package let site: Site
    package let marker: Marker
    /// Whether the factory makes its class and sets it. Otherwise nothing ever sets it.
    package let isSet: Bool

    /// - Parameter notes: The whole initializer to write, which reads superclasses and bodies. A build only says what it takes.
    package func warning(_ program: Program, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
        func name(_ site: Site) -> String { program.source(site.file).text(program.declaration(site).name) }
        let type = program.source(site.file).text(program.declaration(site).type).dropLast()
        let problem =
            isSet
            ? "'\(name(site))' does not have to be optional"
            : "the factory does not set '\(name(site))', because it does not make '\(name(program.parent(of: site)))'"
        return Diagnostic(
            .optionalProperty, at: program.nameLocation(site),
            "\(problem): set it in an initializer that takes '\(name(site)): \(type)'"
                + (isSet ? "" : ", marked '// @Needs'"),
            notes: notes)
    }
}
