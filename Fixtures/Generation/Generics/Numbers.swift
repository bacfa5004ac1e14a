// A value is an argument, whose spelling does not matter.
struct Shift<let count: Int> {
    var sum: Int { count }
}

// @Provides
typealias Back = Shift<-1>

// @Provides
typealias Forth = Shift<0x10>

// @Provides
func makeShift() -> Shift<-3> { Shift() }

// @Needs
func add(back: Shift<-0b1>, forth: Shift<16>, other: Shift< -3>) -> Int { back.sum + forth.sum + other.sum }

struct Size {
    let width = 2
}

// @Provides
func makeSize() -> Size { Size() }

protocol Printable {}

struct Job: Printable {}

// @Provides
let job: Job = Job()

/// The initializers of constrained extensions are those of some specializations.
struct Queue<Element> {
    let text: String

    init(size: Size) { text = "size \(size.width)" }
}

extension Queue where Element == Job {
    // @Needs
    init(job: Job) { text = "job" }
}

enum Line {}

extension Queue<Line> {
    init(line: Int) { text = "line" }
}

// @Provides
typealias Numbers = Queue<Int>

// @Provides
typealias Jobs = Queue<Job>

// @Needs
func describe(numbers: Queue<Int>, jobs: Queue<Job>) -> String { numbers.text + " " + jobs.text }
