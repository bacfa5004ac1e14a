package typealias OfferID = RowID<Offer>

/// A type under which a provider is available.
package struct Offer {
    let key: TypeID
    /// As generated code spells it.
    package let type: TypeID
    package let provider: ProviderID
    /// The offer of the provider's own type, which is another one for a type that `as:` adds.
    let ownOffer: OfferID
    /// Whether it is for a live element of a collection, with the collection's element type. It meets no other need.
    let isElement: Bool

    init(key: TypeID, type: TypeID, provider: ProviderID, ownOffer: OfferID, isElement: Bool = false) {
        (self.key, self.type, self.provider, self.ownOffer) = (key, type, provider, ownOffer)
        self.isElement = isElement
    }
}

/// The way in which a need is met.
package enum Fulfilment: Equatable {
    /// The caller passes it.
    case given
    /// A provider meets it.
    case provider(OfferID)
    /// A generated closure meets it.
    case closure(ClosureID)
    /// The parameter's default meets it.
    case omitted
    case missing

    package var isOmitted: Bool { if case .omitted = self { true } else { false } }
}

package typealias ClosureID = RowID<ClosurePlan>

/// A closure that generated code writes to meet a need of function type.
package struct ClosurePlan {
    /// Its type with typealiases resolved. The parameters keep their names.
    let function: FunctionType
    /// The closure that it returns, if it returns one.
    package let inner: ClosureID?
    /// The member that it calls, or that the closure calls which it returns.
    package let offer: OfferID
    /// Whether it makes a `T?` of a `T`: nil after the end of the factory of the `T`.
    let isNilAfterEnd: Bool
}
