/// A new one for each need.
// @Provides
struct Cup {}

/// The same. It says that this is meant.
// @Provides(each)
final class Tray {}

/// One for its factory, made when first needed.
// @Provides(once)
final class Grinder {}

/// One while something else holds it.
// @Provides(weak)
final class Menu {}

/// One for all that a call of a 'make' method makes.
// @Provides(graph)
final class Order {}

/// Also under the name of its protocols.
// @Provides(once, as: Clock, Ticking)
final class WallClock: Clock, Ticking {}

protocol Clock {}
protocol Ticking: AnyObject {}
