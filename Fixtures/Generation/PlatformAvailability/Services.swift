// @Provides
@available(iOS 16, macOS 13, *)
struct Charts {}

/// An attribute of the initializer counts, and the later version of each platform.
// @Provides(once)
@available(iOS 15, *)
final class Plotter {
    // @Needs
    @available(iOS 16.4, macOS 13.0.1, *)
    init(charts: Charts) {}
}

protocol Store: AnyObject, Sendable {}

// @Provides(weak, as: Store)
@available(iOS 17, *)
final class NewStore: Store {
    init?() {}
}

@available(macOS, introduced: 14)
enum Factories {
    // @Provides(once)
    static func cache() throws -> Cache? { nil }

    // @Provides(once)
    static var queue: Queue { get async { Queue() } }

    // @Provides(weak)
    static func session() async -> any Session { LiveSession() }
}

struct Cache {}

struct Queue {}

protocol Session: AnyObject, Sendable {}

final class LiveSession: Session {}

/// What is not for everyone passes as well; what is nowhere available, or not for async code, does not.
// @Provides(once)
@available(iOSApplicationExtension, unavailable) final class Opener {
    // @Needs
    @available(*, noasync)
    init() {}
}

// @Provides
@available(*, deprecated, message: "Use Plotter, it plots (better).")
struct Drawer {}

// @Provides(once)
@available(*, deprecated)
final class Pencil {
    // @Needs
    @available(swift 5)
    init() async {}
}

// @Provides(once)
@available(swift, deprecated: 5, message: "Say unavailable, introduced: never")
final class Eraser {
    // @Needs
    @available(tvOS 18, *)
    @available(iOSApplicationExtension, unavailable)
    func erase(opener: Opener) {}
}

protocol Shape {}

@available(visionOS 2, *)
protocol Solid: Shape, Sendable {}

// @Provides(into: [Shape], as: Shape)
struct Cube: Shape {}

@available(visionOS 2, *)
extension Cube: Solid {
    // @Provides(as: Solid)
    static func makeCube() -> Cylinder { Cylinder() }
}

struct Cylinder: Shape {}

@available(visionOS 2, *)
extension Cylinder: Solid {}

struct App {
    // @Needs
    @available(iOS 15, *)
    init(plotter: () -> Plotter, shapes: [Shape]) {}
}

struct Plain {
    // @Needs
    init(shapes: [Shape], shape: Shape) {}
}

struct Old {
    // @Needs
    @available(*, deprecated)
    init(drawer: Drawer, pencil: Pencil, eraser: Eraser) {}
}

@available(iOS 17, macOS 14, visionOS 2, *)
@available(iOSApplicationExtension, unavailable)
struct Young {
    // @Needs
    init(store: Store?, cache: Cache?, queue: Queue, session: Session, opener: Opener, cylinder: Solid) {}
}

// @Needs
@available(iOS 16, macOS 13, *)
func run(charts: Charts) {}
