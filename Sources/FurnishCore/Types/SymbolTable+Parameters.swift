/// The parameters of functions and initializers.
extension SymbolTable {
    func parameters(of site: Site) -> [Parameter] {
        let file = program.file(site.file)
        return program.declaration(site).parameters.indices.map { file.parameters[$0] }
    }

    func parameterTypes(of site: Site) -> [TypeID] { parameters(of: site).map { readType($0.type, at: site) } }

    /// The parameters of a closure that does what a function does, labeled with their names.
    func closureParameters(of site: Site) -> [TypeChild] {
        parameters(of: site).map {
            TypeChild(readType($0.type, at: site), label: program.names.name(program.source(site.file), $0.name))
        }
    }
}
