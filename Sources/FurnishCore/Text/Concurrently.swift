import Dispatch

/// Computes one value for each number below `count`, on all cores.
///
/// - Parameters:
///   - chunk: The number of values that one call of `values` computes, so that they can share its local state.
///   - values: Computes the values of a range. Calls run concurrently, so nothing that they read may change.
package func concurrently<Value>(_ count: Int, chunk: Int = 64, _ values: (Range<Int>) -> [Value]) -> [Value] {
    guard count > chunk else { return values(0..<count) }
    return [Value](unsafeUninitializedCapacity: count) { places, filled in
        withoutActuallyEscaping(values) { values in
            // Each call fills its own part of the buffer, and all calls end before this one does.
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
