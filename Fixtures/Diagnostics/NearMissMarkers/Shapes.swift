// Markers but for their `@`, for white space behind that, or for what is before it.

// Provides(once)
final class Disk {}

class Cards {
    // @ Needs
    init(disk: Disk) {}

    ///Needs(given: page)
    convenience init(page: Int) { self.init(disk: Disk()) }
}

// @MainActor @Provides(once)
final class Window {}

struct Panel {
    /// @available(iOS 17, *) @objc @Provides(weak)
    /// A panel that floats.
    final class Model {}
}

/* @MainActor
   @Provides */
final class Menu {}

// TODO: @Provides
final class Sound {}

// FIXME(ann): @Needs
func play(sound: Sound) {}

// A missing value does not write them either.
// @Needs
func stop(sound: Sound, window: Window) {}

// Sentences, and what is not directly above a declaration, are none.
// Provides(once) is written for what is shared.
// Provides once
// Provides
// Needs (given: id)
// Scope(id)
// See: @Provides and @Needs.
// Use @Provides
// TODO: remove @Needs
// @MainActor, @Provides
// TODO: Provides(once)
// @Inject what the screen needs
// @Singleton (see below)
final class Plain {  // Provides(once)
    // TODO: @Needs

    func body() {
        // TODO: @Provides
        let code = "// @ Needs"
        print(code)  // @MainActor @Needs
    }
}

// Nor is code that is commented out.
// @Injected(\.api)
// var api: API
// @MainActor @Provides(once)
// final class Old {}
// Scope(root)
//     public struct Older {}
struct Newer {}
