public protocol Assembly {
    func assemble(container: Container)
}

public final class Assembler {
    public init(_ assemblies: [Assembly], container: Container) {
        for assembly in assemblies {
            assembly.assemble(container: container)
        }
    }
}
