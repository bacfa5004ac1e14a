/// A property marked `@Needs` that is optional only because it is set after initialization.
package struct OptionalNeed {
    package let site: Site
    package let marker: Marker
    /// Whether the factory makes its class and sets it. Otherwise nothing ever sets it.
    package let isSet: Bool
    /// Somebody else's object, so that it stays optional.
    package let isWeak: Bool
}
