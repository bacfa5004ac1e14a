// @Provides
final class Service {}

/// The initializer, with the name in `given:`, is in a file without markers.
// @Needs(given: name)
final class Derived: Base {}
