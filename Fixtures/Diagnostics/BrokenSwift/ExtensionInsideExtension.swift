extension Outer.Inner {
    init(name: String) {}
}

/// The compiler reports the extension in here. Everything else is read as usual.
extension Other {
    extension Outer {
        // @Needs
        struct Inner {
            let size = 1
        }
    }
}
