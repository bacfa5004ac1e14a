@main
enum Main {
    static func main() {
        let (factory, root) = (RunTimeFactory(), Root())
        Comparison.compare(
            "a tree of depth 5", 20_000, { Comparison.use(factory.makeTree()) }, { Comparison.use(root.makeTree()) })
        Comparison.compare(
            "access to what is kept once", 5_000_000, { Comparison.use(factory.clock) }, { Comparison.use(root.clock) })
        let (screen, same) = (factory.makeScreen(), root.makeScreen())
        Comparison.compare(
            "a call of a closure", 2_000_000, { Comparison.use(screen.makeLeaf()) }, { Comparison.use(same.makeLeaf()) }
        )
        Comparison.compare("a session, opened and dropped", 500_000) {
            Comparison.use(factory.makeSessionFactory(Session(user: 1)).makeCartScreen())
        } _: {
            Comparison.use(root.open(Session(user: 1)).makeCartScreen())
        }
    }
}
