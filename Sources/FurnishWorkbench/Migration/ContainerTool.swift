import FurnishCore

/// A container whose registrations and look-ups Furnish reads: Resolver 1.5, Factory 2 and 3, Swinject 2.
package enum ContainerTool: String, CaseIterable, Sendable {
    case resolver, factory, swinject

    package var title: String {
        switch self {
        case .resolver: "Resolver"
        case .factory: "Factory"
        case .swinject: "Swinject"
        }
    }

    /// The modules that a file imports to use it.
    var modules: [String] {
        switch self {
        case .resolver: ["Resolver"]
        case .factory: ["Factory", "FactoryKit"]
        case .swinject: ["Swinject", "SwinjectAutoregistration"]
        }
    }

    /// Types that it declares and the others do not.
    private var ownTypes: [String] {
        switch self {
        case .resolver: ["ResolverScope", "ResolverRegistering"]
        case .factory: ["ParameterFactory", "ContainerManager"]
        case .swinject: ["ObjectScope", "ServiceEntry"]
        }
    }

    /// The tools that files of the own module import, or whose types are in view.
    static func used(in program: Program, _ symbols: SymbolTable) -> [ContainerTool] {
        allCases.filter { tool in
            let names = tool.modules.map(program.names.name)
            let isImported = program.modules[0].files.contains { file in
                program.importedNames(Int32(file)).contains(where: names.contains)
            }
            return isImported || tool.ownTypes.contains { symbols.isDeclared(program.names.name($0)) }
        }
    }

    /// The lifetime that a scope's name means; nil for one of the app's own.
    func lifetime(ofScope name: String) -> Marker.Lifetime? {
        switch (self, name) {
        case (.resolver, "unique"), (.factory, "unique"), (.swinject, "transient"): .each
        case (_, "graph"): .graph
        case (.resolver, "shared"), (.factory, "shared"), (.swinject, "weak"): .weak
        case (.resolver, "application"), (.resolver, "cached"), (.factory, "cached"), (.factory, "singleton"),
            (.swinject, "container"):
            .once
        default: nil
        }
    }

    /// The scope of a registration without one, if the app does not change it.
    var defaultScope: String { self == .factory ? "unique" : "graph" }

    /// The call that says a registration's scope.
    var scopeOption: String { self == .swinject ? "inObjectScope" : "scope" }
}

/// The two independent parts of a migration.
package enum MigrationPart: String, CaseIterable, Sendable {
    case registrations, lookups
}
