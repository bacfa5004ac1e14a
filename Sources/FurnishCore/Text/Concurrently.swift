import Dispatch

/// Makes a list of one value for each number below `count`, on as many cores as there are.
///
/// - Parameters:
///   - chunk: How many values are made one after the other: what a call of `values` may share among them.
///   - values: Makes those of a range. Calls may run at the same time: what they look at, nobody may change.
public func concurrently<Value>(_ count: Int, chunk: Int = 64, _ values: (Range<Int>) -> [Value]) -> [Value] {
    guard count > chunk else { return values(0..<count) }
    return [Value](unsafeUninitializedCapacity: count) { places, filled in
        withoutActuallyEscaping(values) { values in
            // Each call fills places of its own, and all have ended when this one does.
            nonisolated(unsafe) let (values, places) = (values, places.baseAddress!)
            DispatchQueue.concurrentPerform(iterations: (count + chunk - 1) / chunk) { number in
                let start = number * chunk
                let end = min(start + chunk, count)
                let made = values(start..<end)
                precondition(made.count == end - start, "a value for each number")
                made.withUnsafeBufferPointer { (places + start).initialize(from: $0.baseAddress!, count: $0.count) }
            }
        }
        filled = count
    }
}
