/// Compares the run time of the generated factory and of the code written by hand. The runs alternate, so that both
/// have the same conditions.
@main
enum Main {
    static func main() {
        let (factory, root) = (RunTimeFactory(), Root())
        compare("a tree of depth 5", 20_000, { use(factory.makeTree()) }, { use(root.makeTree()) })
        compare("access to what is kept once", 5_000_000, { use(factory.clock) }, { use(root.clock) })
        let (screen, same) = (factory.makeScreen(), root.makeScreen())
        compare("a call of a closure", 2_000_000, { use(screen.makeLeaf()) }, { use(same.makeLeaf()) })
        compare("a session, opened and dropped", 500_000) {
            use(factory.makeSessionFactory(Session(user: 1)).makeCartScreen())
        } _: {
            use(root.open(Session(user: 1)).makeCartScreen())
        }
    }

    /// Prevents the compiler from removing unused results.
    @inline(never)
    private static func use(_ value: AnyObject) {}

    private static func compare(
        _ name: String, _ count: Int, _ generated: () -> Void, _ written: () -> Void
    ) {
        var best = (generated: Duration.seconds(1_000), written: Duration.seconds(1_000))
        for _ in 0..<15 {
            best.generated = min(best.generated, time(count, generated))
            best.written = min(best.written, time(count, written))
        }
        print(
            name, nanoseconds(best.generated) / Double(count), nanoseconds(best.written) / Double(count), separator: "|"
        )
    }

    private static func time(_ count: Int, _ work: () -> Void) -> Duration {
        ContinuousClock().measure {
            for _ in 0..<count { work() }
        }
    }

    private static func nanoseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }
}
