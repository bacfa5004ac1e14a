// @Provides
struct Box<T> { let inner: () -> Box<Box<T>> }
// @Provides
struct Need1 { let b: Box<Int> }
protocol Clock {}
// @Provides
func anyClock() -> any Clock { fatalError() }
protocol Loader {}
// @Provides(as: Loader)
struct ClockLoader<C: Clock>: Loader { let clock: C }
// @Provides
struct Need2 { let l: Loader }
// @Provides
func anything<T>() -> T { fatalError() }
// @Provides
struct Un<T> { init<U>(t: T, u: U) {} }
final class Screen<T> {
    // @Needs
    init(t: T) {}
}
// @Provides
struct Dup<T> {}
// @Provides
func makeDup<U>() -> Dup<U> { Dup() }
// @Provides
struct Missing<T> { let t: T; let x: Float }
// @Provides
struct Need3 { let m: Missing<Double> }
// @Provides
struct Missing2<T> { let t: T; let x: Character }
// @Provides
struct Pack<each T> { }
// @Provides
typealias X = Need3
protocol Plug {}
// @Provides(into: [Plug])
struct Plugin<T>: Plug {}
// @Provides
typealias U<T> = Box<T>

protocol Duration {}

protocol Lesson {}

// What is given, or has a default, says nothing of its type.
// @Provides(as: Lesson)
final class Course<D: Duration>: Lesson {
    // @Needs(given: duration)
    init(duration: D) {}
}

final class Exam<D: Duration> {
    // @Needs(given: duration)
    init(duration: D) {}
}

// @Needs(given: first)
func compare<D: Duration>(first: D, second: [D] = []) {}

// @Needs
func attend(lesson: any Lesson) {}

// @Needs
func wait(duration: some Duration) {}

struct Hour: Duration {}

// Nothing says which number, though a number is provided.
struct Board<let size: Int> {
    // @Needs
    init(size: Int) {}
}

enum Sizes {
    // @Provides
    static let size: Int = 3
}

// An entry point provides nothing, whatever it returns.
// @Needs
func same<T>(value: T) -> T { value }

// @Needs
func boxed<T>(value: T) -> [T] { [value] }

// @Needs
func clock<T: Clock>(value: T) -> T { value }

// @Needs
func nothing<T>() -> T { fatalError() }
