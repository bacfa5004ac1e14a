/// The names of the factories' members.
package final class MemberNames {
    private let graph: DependencyGraph
    /// For each offer, the name of its member; empty without one.
    package private(set) var names: Table<Offer, String>
    /// The same names, in backticks if they are keywords.
    private(set) var escaped = Table<Offer, String>()
    /// Providers whose members would have the same name.
    private(set) var collisions: [(name: String, providers: [ProviderID])] = []
    /// The same names as a set, with those of the members for shared instances and of the user's extensions.
    private(set) var all: Set<String> = []
    /// For each instance that calls hold, the names of its member and of its property in the call.
    private var shared: [OfferID: SharedNames] = [:]
    /// The name of the value that a factory starts from.
    private(set) var inputs: [ScopeID: String] = [:]
    /// The name of the method that makes a factory, in backticks if it is a keyword.
    private(set) var makers: [ScopeID: String] = [:]
    /// The names of the types that implement marked protocols.
    private(set) var implementations: [ProviderID: String] = [:]
    /// The name of the property that holds a factory's parent.
    private(set) var parent = "parent"

    init(_ graph: DependencyGraph) {
        self.graph = graph
        names = Table(repeating: "", count: graph.offers.count)
        for offer in graph.offers.indices where graph.hasMember(offer) { names[offer] = name(offer, qualified: false) }
        resolveClashes()
        nameFakes()
        escaped = names.map(SwiftKeyword.escaped)
        if !graph.sharing.held.isEmpty { nameShared() }
        let written = graph.bindings.scopes.elements.flatMap(graph.extensions).flatMap { site in
            graph.program.members(of: site, .function) + graph.program.members(of: site, .property)
        }.map { graph.program.names.text(graph.program.name($0)) }
        all = Set(names.elements).union(shared.values.map(\.member)).union(written)
        if all.contains(parent) { parent = "parentFactory" }
        if graph.bindings.hasBundles || graph.bindings.scopes.elements.contains(where: { $0.input != nil }) {
            nameScopesAndBundles()
        }
    }

    struct SharedNames {
        let member: String
        let property: String
    }

    func shared(_ offer: OfferID) -> SharedNames? {
        shared.isEmpty ? nil : shared[graph.resolution.firstAlternative(of: offer)]
    }

    /// A name for a local value in the member of a provider, which differs from the given parameters.
    func local(_ wanted: String, in provider: ProviderID) -> String {
        wanted.varied { name in graph.givens[provider].contains { graph.program.names.text($0.name) == name } }
    }

    private func nameScopesAndBundles() {
        for offer in graph.offers.indices where graph.resolution.isOwnType(offer) {
            let provider = graph.offers[offer].provider
            switch graph.providers[provider].maker {
            case .input(let scope): inputs[scope] = names[offer]
            case .factory(let scope): makers[scope] = escaped[offer]
            case .bundle where !names[offer].isEmpty:
                var name = graph.bindings.scopes[.outermost].factory + names[offer].dropFirst("make".count)
                while graph.symbols.isDeclared(graph.program.names.name(name)) { name += "Closures" }
                implementations[provider] = name
            default: break
            }
        }
    }

    private func nameShared() {
        let members = Set(names.elements)
        var properties: Set<String> = []
        for offer in graph.sharing.held.sorted() {
            let isMade = names[offer].hasPrefix("make") && !graph.isProperty(graph.offers[offer].provider)
            let name = isMade ? String(names[offer].dropFirst(4)) : names[offer]
            let member = ("shared" + TypeName.capitalized(name)).varied(while: members.contains)
            // Members that differ in labels have the same name.
            let property = TypeName.lowerCamel(name).varied { !properties.insert($0).inserted }
            shared[offer] = SharedNames(member: member, property: property)
        }
    }

    /// The members of fakes are further members beside those of the factory that a fake inherits.
    private func nameFakes() {
        let fakes = graph.fakes.ownFakes.elements.flatMap { $0 }
        if fakes.isEmpty { return }
        var taken = Set(names.elements)
        for offer in fakes where names[offer].isEmpty {
            var name = name(offer, qualified: false)
            if taken.contains(name) { name = "default" + TypeName.capitalized(name) }
            names[offer] = name.varied { !taken.insert($0).inserted }
        }
    }

    private func resolveClashes() {
        var clashes = clashing()
        // A function keeps its name if renaming a type's member is enough.
        for areFunctions in [false, true] where !clashes.isEmpty {
            for offer in clashes.joined() where graph.resolution.isNamedAfterDeclaration(offer) == areFunctions {
                names[offer] = name(offer, qualified: true)
            }
            clashes = clashing()
        }
        collisions = clashes.map { offers in
            let providers = offers.map { graph.offers[$0].provider }.sorted(by: graph.resolution.isWrittenBefore)
            return (name(offers[0], qualified: false), graph.resolution.colliding(providers))
        }
    }

    /// The members with the same name and labels, if some of them are compiled together.
    private func clashing() -> [[OfferID]] {
        let groups = Dictionary(grouping: namesakes()) { names[$0] + labels($0) }.values
        return groups.sorted { $0[0] < $1[0] }.filter {
            graph.bindings.conditions.firstOverlap($0.map(graph.resolution.condition)) != nil
        }
    }

    /// The members that have the name of another one, or its hash. Few do, and only their labels need to be compared.
    private func namesakes() -> [OfferID] {
        let offers = graph.offers.indices.filter { !names[$0].isEmpty }
        return RowIndex.repeated(offers.count) { NameTable.hash(names[offers[$0]]) }.joined().map { offers[$0] }
    }

    private func labels(_ offer: OfferID) -> String {
        let available = graph.offers[offer]
        // A property and a method without parameters collide.
        if graph.isProperty(available.provider) || graph.givens[available.provider].isEmpty { return "()" }
        return "(" + graph.givens[available.provider].map { graph.program.names.text($0.name) + ":" }.joined() + ")"
    }

    private func name(_ offer: OfferID, qualified: Bool) -> String {
        let available = graph.offers[offer]
        if available.isElement { return name(available.ownOffer, qualified: qualified) + "Element" }
        let isProperty = graph.isProperty(available.provider)
        if graph.resolution.isNamedAfterDeclaration(offer) {
            let site = graph.providers[available.provider].site
            let name = graph.program.names.text(graph.program.name(site))
            return qualified ? qualifiedName(name, owner(of: site)) : name
        }
        let type = graph.madeType(offer)
        // The key, because `Array<Step>` is `[Step]`. A composition keeps the order in which it is written.
        let isComposition = graph.types[type].kind == .composition
        var name =
            (qualified ? nil : markedTypealias(offer))
            ?? TypeName(symbols: graph.symbols).name(isComposition ? type : graph.keys.key(type))
        if qualified { name = module(offer) + TypeName.capitalized(name) }
        return isProperty ? TypeName.lowerCamel(name) : "make" + TypeName.capitalized(name)
    }

    /// The name of a marked typealias, under which it is found although it is transparent as a key.
    private func markedTypealias(_ offer: OfferID) -> String? {
        let provider = graph.providers[graph.offers[offer].provider]
        guard case .type = provider.maker, graph.resolution.isOwnType(offer),
            graph.program.declaration(provider.site).kind == .typealias
        else { return nil }
        return graph.program.names.text(graph.program.name(provider.site))
    }

    /// `serverRun`, but `createScreen`: a verb that needs an object gets the type as its object.
    private func qualifiedName(_ function: String, _ owner: String) -> String {
        ["build", "create", "instantiate", "make"].contains(function)
            ? function + TypeName.capitalized(owner) : TypeName.lowerCamel(owner + TypeName.capitalized(function))
    }

    /// The type that a function is a member of, or the module.
    private func owner(of site: Site) -> String {
        let symbols = graph.symbols
        return symbols.enclosingType(of: site).map { TypeName(symbols: symbols).name(symbols.implicitType($0)) }
            ?? graph.program.names.text(graph.program.module(of: site).name)
    }

    private func module(_ offer: OfferID) -> String {
        let declared = graph.symbols.symbol(of: graph.madeType(offer)).map { graph.symbols[$0].module } ?? -1
        let provider = graph.providers[graph.offers[offer].provider]
        let module = declared < 0 ? graph.program.module(of: provider.site) : graph.program.modules[Int(declared)]
        return graph.program.names.text(module.name)
    }
}

extension String {
    /// The text, with as many underscores after it as it takes to be free.
    func varied(while isTaken: (String) -> Bool) -> String {
        isTaken(self) ? (self + "_").varied(while: isTaken) : self
    }
}
