/// A part of *collect*: it reads what is declared, and adds to the bindings.
class CollectorPart {
    final let bindings: Bindings
    final let symbols: SymbolTable
    final let program: Program
    final var messages: BindingMessages { BindingMessages(bindings: bindings) }

    init(_ bindings: Bindings) { (self.bindings, symbols, program) = (bindings, bindings.symbols, bindings.program) }

    /// Reports why a declaration cannot be collected.
    ///
    /// - Returns: false.
    final func refuse(_ mistake: Diagnostic) -> Bool {
        bindings.report(mistake)
        return false
    }
}
