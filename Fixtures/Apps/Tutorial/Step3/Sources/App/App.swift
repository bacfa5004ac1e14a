@main struct CafeApp {
    static func main() {
        let factory = AppFactory()
        factory.makeWaiter().serve([(1, ["espresso", "latte"]), (2, ["latte"])])
    }
}
