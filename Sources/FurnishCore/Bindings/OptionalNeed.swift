/// A property marked `@Needs` that is optional only because it is set after initialization.
struct OptionalNeed {
    let site: Site
    let marker: Marker
    /// Whether the factory makes its class and sets it. Otherwise nothing ever sets it.
    let isSet: Bool
}
