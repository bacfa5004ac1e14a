final class Window {
    let greeting: Greeting

    // @Needs
    init(greeting: Greeting) {
        self.greeting = greeting
    }
}

@main
struct StampedApp {
    static func main() {
        print(StampedFactory().makeWindow().greeting.text)
    }
}
