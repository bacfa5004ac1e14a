/// The question which lifetime a provider of state has.
struct StateQuestion {
    let provider: ProviderID
    let needing: [PathStep]
    /// Those of views that do not own the instance.
    let ofViews: [PathStep]
    let meetInOneCall: Bool
    /// Whether an instance that one call shares would differ after a redraw.
    let isRenewed: Bool
}
