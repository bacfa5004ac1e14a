import Kit

/// The imports of a file decide which type a name means in it.
// @Needs
struct Page {
    let theme: Theme
}
