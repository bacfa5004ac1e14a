/// A part of *collect*: it reads what is declared, and adds to the bindings.
class BindingsWriter {
    final let bindings: Bindings
    final let symbols: SymbolTable
    final let program: Program

    init(_ bindings: Bindings) { (self.bindings, symbols, program) = (bindings, bindings.symbols, bindings.program) }

    final func module(of site: Site) -> Int32 { program.moduleOfFile[Int(site.file)] }

    /// The markers of the type around a member.
    final func markedType(around site: Site) -> MarkedDeclaration? {
        symbols.enclosingType(of: site).flatMap { symbols[$0].sites.first }.flatMap { bindings.marked[$0] }
    }

    final func report(_ problem: BindingProblem) { bindings.problems.append(problem) }

    /// Reports why a declaration cannot be collected.
    ///
    /// - Returns: false.
    final func refuse(_ problem: BindingProblem) -> Bool {
        report(problem)
        return false
    }
}
