/// Compares the run time of generated code and of the same by hand. The runs alternate, so that both have the same
/// conditions.
enum Comparison {
    /// Prevents the compiler from removing unused results.
    @inline(never)
    static func use(_ value: AnyObject) {}

    static func compare(_ name: String, _ count: Int, _ generated: () -> Void, _ written: () -> Void) {
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
