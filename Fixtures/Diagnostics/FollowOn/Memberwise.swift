// What is given to these is not known.

// @Needs(given: sixe)
struct Box {
    let size: Int16
}

// @Needs(givn: depth)
struct Crate {
    let depth: Int32
}
