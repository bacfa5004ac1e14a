#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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
            let places = places.baseAddress!
            let chunks = SharedChunks((count + chunk - 1) / chunk) { number in
                let start = number * chunk
                let end = min(start + chunk, count)
                let made = values(start..<end)
                precondition(made.count == end - start, "a value for each number")
                made.withUnsafeBufferPointer { (places + start).initialize(from: $0.baseAddress!, count: $0.count) }
            }
            chunks.computeOnAllCores()
        }
        filled = count
    }
}

/// Work in chunks, of which each thread takes the next one until none is left. Dispatch would wait forever where the system
/// allows no further thread.
private final class SharedChunks {
    private let count: Int
    private let compute: (Int) -> Void
    private var next = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ count: Int, _ compute: @escaping (Int) -> Void) {
        (self.count, self.compute) = (count, compute)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Creates as many threads as it can, and computes with them.
    func computeOnAllCores() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        var threads: [pthread_t] = []
        for _ in 1..<max(1, min(count, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) {
            #if canImport(Darwin)
                var thread: pthread_t!
            #else
                var thread = pthread_t()
            #endif
            guard pthread_create(&thread, nil, { runThread($0) }, context) == 0 else { break }
            threads.append(thread)
        }
        computeChunks()
        for thread in threads { pthread_join(thread, nil) }
    }

    fileprivate func computeChunks() { while let number = takeNext() { compute(number) } }

    private func takeNext() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<SharedChunks>.fromOpaque(context).takeUnretainedValue().computeChunks() }
    return nil
}
