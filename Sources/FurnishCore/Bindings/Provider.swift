import FurnishTables

package typealias ProviderID = RowID<Provider>

/// A marked declaration that can supply a value, and the needs of making it.
///
/// A class, because unoptimized builds copy a structure of this size at each access to a table. No code can change it, only make
/// another provider of its draft.
package final class Provider {
    /// The form of the generated expression that makes the value.
    package enum Construction {
        /// `T(…)`, by an initializer that is declared or that Swift adds.
        case initializer
        /// A call of a global or static function.
        case function(Name)
        /// A read of a global or static property.
        case property(Name)
        /// A literal of all elements that are provided into a collection.
        case collection
        /// A value of a generated type that implements a protocol with one closure for each requirement.
        case bundle
        /// The value that a scope starts from.
        case input(ScopeID)
        /// The factory of a scope.
        case factory(ScopeID)
    }

    let draft: ProviderDraft

    init(_ draft: ProviderDraft) { self.draft = draft }

    package var construction: Construction { draft.construction }
    package var type: TypeID { draft.type }
    package var file: Int32 { draft.file }
    package var marker: Marker? { draft.marker }
    package var site: Site { draft.site }
    var initializer: Site? { draft.initializer }
    var condition: ConditionID { draft.condition }
    var conditionalInitializer: Site? { draft.conditionalInitializer }
    var conditionalName: Site? { draft.conditionalName }
    var isProvided: Bool { draft.isProvided }
    package var isEntryPoint: Bool { draft.isEntryPoint }
    package var lifetime: Marker.Lifetime { draft.lifetime }
    package var isInvalid: Bool { draft.isInvalid }
    package var isLive: Bool { draft.isLive }
    package var isFake: Bool { draft.isFake }
    package var replaced: [TypeID] { draft.replaced }
    var isForClasses: Bool { draft.isForClasses }
    var isMarkedFunction: Bool { draft.isMarkedFunction }
    package var isFactory: Bool { draft.isFactory }
    var hasHiddenFake: Bool { draft.hasHiddenFake }
    var isMadeByClosure: Bool { draft.isMadeByClosure }
    var collection: TypeID? { draft.collection }
    var collectionKey: String { draft.collectionKey }
    var hasLazyElements: Bool { draft.hasLazyElements }
    package var additionalTypes: [TypeID] { draft.additionalTypes }
    package var owner: TypeID? { draft.owner }
    package var needs: RowRange<Need> { draft.needs }
    package var receiver: NeedID? { draft.receiver }
    package var arguments: RowRange<Need> { draft.arguments }
    var injections: [Injection] { draft.injections }
    var constructionEffects: Effects { draft.constructionEffects }
    var thrown: ThrownErrors { draft.thrown }
    var isFailable: Bool { draft.isFailable }
    package var isolation: TypeID? { draft.isolation }
    package var statedScope: ScopeID? { draft.statedScope }
    var availability: PlatformAvailability? { draft.availability }

    /// The declaration that `condition` belongs to.
    var conditionSite: Site { conditionalName ?? conditionalInitializer ?? site }

    package var markerOffset: UInt32 { draft.markerOffset }

    /// The declaration to call or read: the declared initializer, else the marked declaration.
    var maker: Site { initializer ?? site }

    /// Whether each need gets an instance that nothing else has. A function may return one that something else holds.
    var makesNewInstances: Bool {
        switch construction {
        case .initializer: lifetime == .each
        case .bundle: true
        default: false
        }
    }

    /// The injected member that takes a need; nil for an argument.
    func injection(of need: NeedID) -> Injection? { injections.first { $0.needs.contains(need) } }

    /// Whether the factory's member has the function's own name, because it provides no type of its own.
    var isNamedAfterDeclaration: Bool {
        if case .initializer = construction { return false }
        return isMarkedFunction || collection != nil
    }

    /// Whether its factory keeps it, or remembers it while something else does. Another module's factory lives where its inputs do.
    var isKept: Bool { (lifetime == .once || lifetime == .weak) && !isFactory }

    /// Whether its declaration names the type that it provides.
    var isFunctionOrProperty: Bool {
        switch construction {
        case .function, .property: true
        case .initializer, .collection, .bundle, .input, .factory: false
        }
    }

    package var isCollection: Bool {
        if case .collection = construction { return true }
        return false
    }

    /// Whether it holds only closures, so that it lives where it is needed.
    package var isBundle: Bool {
        if case .bundle = construction { return true }
        return hasLazyElements
    }

    /// The effects of construction and all injections.
    package var effects: Effects {
        injections.isEmpty ? constructionEffects : injections.reduce(constructionEffects) { $0.union($1.effects) }
    }
}
