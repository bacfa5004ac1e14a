/// A property marked `@Needs` that is optional only because it is set after initialization.
package struct OptionalNeed {
    package let site: Site
    package let marker: Marker
    /// Whether the factory makes its class and sets it. Otherwise nothing ever sets it.
    package let isSet: Bool
    /// Somebody else's object, so that it stays optional.
    package let isWeak: Bool

    /// - Parameters:
    ///   - setter: Who sets the property if nothing can make its class with arguments.
    ///   - notes: The whole initializer to write, which reads superclasses and bodies. A build only says what it takes.
    package func warning(_ program: Program, setBy setter: String?, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
        let name = program.fullName(of: site)
        var type = program.source(site.file).text(program.declaration(site).type).dropLast()[...]
        // `(any Clock)!`
        if type.hasPrefix("(any "), type.hasSuffix(")"), !isWeak { type = type.dropFirst().dropLast() }
        if isWeak { type += "?" }
        let problem =
            isSet
            ? "'\(name)' does not have to be optional"
            : "the factory does not set '\(name)', because it does not make '\(program.fullName(of: program.parent(of: site)))'"
        let initializer = "in an initializer that takes '\(name): \(type)'" + (isSet ? "" : ", marked '// @Needs'")
        return Diagnostic(
            .optionalProperty, at: program.nameLocation(site),
            "\(problem): set it " + (isSet ? initializer : setter ?? initializer), notes: notes)
    }
}
