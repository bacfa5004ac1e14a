#if Color
    import Ink
#endif

// @Scope(root, sendable)
struct Stamp: Sendable {}

final class Window {
    let text: String

    #if Color
        // @Needs
        init(greeting: Greeting, ink: Ink) {
            text = greeting.text + " in " + ink.name
        }
    #else
        // @Needs
        init(greeting: Greeting) {
            text = greeting.text
        }
    #endif
}

@main
struct StampedApp {
    static func main() {
        print(StampFactory(Stamp()).makeWindow().text)
    }
}
