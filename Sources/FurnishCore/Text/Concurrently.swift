import Dispatch

/// Makes a list of one value for each number below `count`, on as many cores as there are.
///
/// - Parameters:
///   - chunk: How many values are made one after the other: what a call of `values` may share among them.
///   - values: Makes those of a range. Calls may run at the same time: what they look at, nobody may change.
public func concurrently<Value>(_ count: Int, chunk: Int = 64, _ values: (Range<Int>) -> [Value]) -> [Value] {
    guard count > chunk else { return values(0..<count) }
    let chunks = (count + chunk - 1) / chunk
    let results = UnsafeMutablePointer<[Value]>.allocate(capacity: chunks)
    defer {
        results.deinitialize(count: chunks)
        results.deallocate()
    }
    withoutActuallyEscaping(values) { values in
        // Each call writes a place of its own, and all have ended when this one does.
        nonisolated(unsafe) let (values, results) = (values, results)
        DispatchQueue.concurrentPerform(iterations: chunks) { number in
            let start = number * chunk
            (results + number).initialize(to: values(start..<min(start + chunk, count)))
        }
    }
    var all: [Value] = []
    all.reserveCapacity(count)
    for number in 0..<chunks { all += results[number] }
    return all
}
