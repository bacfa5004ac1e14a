/// A part of *collect*: it reads what is declared, and adds to the bindings.
class CollectorPart {
    final let bindings: Bindings
    final let symbols: SymbolTable
    final let program: Program
    final var messages: BindingMessages { BindingMessages(bindings: bindings) }

    init(_ bindings: Bindings) { (self.bindings, symbols, program) = (bindings, bindings.symbols, bindings.program) }

    final func module(of site: Site) -> Int32 { program.moduleOfFile[Int(site.file)] }

    /// The markers of the type around a member.
    final func markedType(around site: Site) -> MarkedDeclaration? {
        symbols.enclosingType(of: site).flatMap { symbols[$0].sites.first }.flatMap { bindings.marked[$0] }
    }

    /// Reports why a declaration cannot be collected.
    ///
    /// - Returns: false.
    final func refuse(_ mistake: Diagnostic) -> Bool {
        bindings.report(mistake)
        return false
    }

    /// Reports an error about a declaration. The message starts with the declaration's name.
    ///
    /// - Returns: false.
    final func refuse(_ code: DiagnosticCode, _ site: Site, _ problem: String) -> Bool {
        refuse(messages.error(code, of: site, problem))
    }
}
