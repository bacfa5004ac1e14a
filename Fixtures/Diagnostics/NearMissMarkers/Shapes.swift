// Markers but for their `@`.

// Provides(once)
final class Disk {}

class Cards {
    ///Needs(given: page)
    convenience init(page: Int) { self.init(disk: Disk()) }
}

/*  Scope(root)
 */
struct App {}

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
// TODO: @Provides
// @ Needs
// @MainActor @Provides(once)
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
