@main struct CafeApp {
    static func main() {
        let factory = AppFactory()
        factory.makeTill().sell(["espresso", "latte"])
    }
}
