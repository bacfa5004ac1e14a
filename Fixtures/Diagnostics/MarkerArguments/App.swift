protocol Clock {}
protocol Timer {}
protocol Handler {}

// A comma in a string or in angle brackets separates no arguments.
// @Provides(weak, into: [String: any Handler], key: "home,  now")
struct HomeHandler: Handler {}

// @Provides(weak, as: Pair<Int,Int>)
struct IntPair: Pair<Int,Int> {}

protocol Pair<First, Second> { associatedtype First; associatedtype Second }

/* @Provides(weak,
 *           as: Clock,
 *           Timer , live)
 */
struct SystemClock: Clock, Timer {}

final class Screen {
    // @Needs(given : style,title)
    init(
        clock: Clock, timer: Timer, pair: any Pair<Int, Int>, handlers: [String: any Handler], style: Int,
        title: String, count: Int
    ) {}
}
