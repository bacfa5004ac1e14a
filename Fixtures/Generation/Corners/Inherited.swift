/// The initializer, and so the name in `given:`, stands in another file.
// @Needs(given: name)
final class Derived: Base {}
