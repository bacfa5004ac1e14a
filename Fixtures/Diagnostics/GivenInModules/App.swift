import Core
import Kit

// Nothing here reaches what the other modules mark.
// @Needs
struct Screen {}
