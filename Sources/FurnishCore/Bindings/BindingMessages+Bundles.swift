/// The diagnostics about marked protocols.
extension BindingMessages {
    func refused(_ argument: MarkerArgument, _ site: Site, _ marker: Marker) -> Diagnostic {
        if argument.lifetime != nil {
            return invalidLifetime("is implemented by closures, and each need takes a new value: ", site, marker, .each)
        }
        let text = ProposedMarker.text(marker.kind)
        let fix = Fix("write '\(text)'", program.source(site.file).replacing(marker, with: text))
        let problem = "'\(argument.name)' has no meaning on a protocol, which Furnish implements: "
        return error(.malformedMarker, at: marker, of: site, problem, fix)
    }

    /// - Parameter inherited: A class, or a protocol that is not in view.
    func unknownRequirements(_ inherited: SymbolID, _ marked: MarkedDeclaration) -> Diagnostic {
        let isClass = symbols[inherited].kind == .class
        let path = TypeText(symbols: symbols).path(inherited)
        let reason = isClass ? "which is a class" : "whose requirements are not in view"
        return misplaced(
            marked.marker, of: marked.site,
            "Furnish cannot implement '\(name(marked.site))', because it inherits from '\(path)', \(reason)")
    }

    func unmeetable(_ requirement: Site, _ obstacle: String, of marked: MarkedDeclaration) -> Diagnostic {
        let isInModule = program.moduleOfFile[Int(requirement.file)] == program.moduleOfFile[Int(marked.site.file)]
        return Diagnostic(
            .unsupportedParameter, at: program.nameLocation(isInModule ? requirement : marked.site),
            "Furnish cannot implement '\(name(requirement))' of '\(name(marked.site))': \(obstacle); mark a type that "
                + "conforms to the protocol")
    }
}
