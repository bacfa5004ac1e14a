protocol Plug {}

// Nobody needs the collection.
// @Provides(into: [Plug])
struct Unplugged: Plug {}
