/// The private classes that protect what several threads use; the generated file ends with them. They need no Foundation, which makes a
/// static executable tens of megabytes larger.
struct LockClass {
    /// The name of the outermost factory, with which the names of the classes start.
    let factory: String
    let types: TypeText

    private var sendable: String { types.standard("Sendable") }
    private var nameOfLock: String { SwiftKeyword.escaped(factory + "Lock") }
    var nameOfLocked: String { SwiftKeyword.escaped(factory + "Locked") }
    var nameOfOnce: String { SwiftKeyword.escaped(factory + "Once") }

    /// The lock itself, as a superclass, so that a lock and what it protects are one object.
    var lock: CodeDeclaration {
        .text(
            """
            /// A lock that the thread which holds it may take again. `Mutex` would need newer systems.
            @safe private nonisolated class \(nameOfLock): @unchecked \(sendable) {
                private let mutex = \(types.standard("UnsafeMutablePointer"))<pthread_mutex_t>.allocate(capacity: 1)

                init() {
                    var attributes = pthread_mutexattr_t()
                    unsafe pthread_mutexattr_init(&attributes)
                    unsafe pthread_mutexattr_settype(&attributes, \(types.standard("Int32"))(PTHREAD_MUTEX_RECURSIVE))
                    unsafe pthread_mutex_init(mutex, &attributes)
                    unsafe pthread_mutexattr_destroy(&attributes)
                }

                deinit {
                    unsafe pthread_mutex_destroy(mutex)
                    unsafe mutex.deallocate()
                }

                final func withLock<Value, Failure: \(types.standard("Error"))>(
                    _ body: () throws(Failure) -> Value
                ) throws(Failure) -> Value {
                    unsafe pthread_mutex_lock(mutex)
                    defer { unsafe pthread_mutex_unlock(mutex) }
                    return try body()
                }
            }
            """)
    }

    /// Storage of instances in sendable factories.
    var locked: CodeDeclaration {
        .text(
            """
            /// Builds a value once for all threads that ask for it: the first of them builds it, and the others wait. After a
            /// failure, the next caller builds it. The thread that builds a value may ask for others. It must not wait for another
            /// thread that asks for the same one.
            ///
            /// `Sendable` is unchecked: the lock protects all mutable state. Each value has a lock of its own, and values are built
            /// in the order of their needs, so that two of them never wait for each other.
            private nonisolated final class \(nameOfLocked)<Value: \(sendable), Failure: \(types.standard("Error"))>: \(nameOfLock), @unchecked \(sendable) {
            \(storage)

                func value(_ build: () throws(Failure) -> Value) throws(Failure) -> Value {
                    try withLock { () throws(Failure) -> Value in
                        if let value = kept() { return value }
                        let value = try build()
                        kept = keep(value)
                        return value
                    }
                }
            }
            """)
    }

    /// Storage of instances that async calls make.
    ///
    /// - Parameter isSendable: Whether all factories that use it are sendable. The compiler then checks the values.
    func once(isSendable: Bool) -> CodeDeclaration {
        let value = isSendable ? "Value: \(sendable)" : "Value"
        return .text(
            """
            /// Builds a value once for all tasks that ask for it: the first of them builds it, and the others wait. They share a
            /// failure. After a cancellation, waiting and later callers try again.
            ///
            /// `Sendable` is unchecked: the lock protects all mutable state. No task holds it while it builds or waits.
            private nonisolated final class \(nameOfOnce)<\(value), Failure: \(types.standard("Error"))>: \(nameOfLock), @unchecked \(sendable) {
                /// That of the last attempt to build the value.
                private var failure: Failure?
                private var isBuilding = false
                private var waiting: [\(types.standard("CheckedContinuation"))<\(types.void), \(types.standard("Never"))>] = []
            \(storage)

                nonisolated(nonsending) func value(
                    _ build: nonisolated(nonsending) () async throws(Failure) -> Value
                ) async throws(Failure) -> Value {
                    while true {
                        let (value, isFirst) = withLock { () -> (Value?, \(types.standard("Bool"))) in
                            if let value = kept() { return (value, false) }
                            defer { isBuilding = true }
                            return (nil, !isBuilding)
                        }
                        if let value { return value }
                        if isFirst { break }
                        await withCheckedContinuation { continuation in
                            withLock { if isBuilding { waiting.append(continuation) } else { continuation.resume() } }
                        }
                        if let failure = withLock({ failure }) { throw failure }
                    }
                    do throws(Failure) {
                        let value = try await build()
                        end(value, nil)
                        return value
                    } catch {
                        end(nil, _Concurrency.Task.isCancelled ? nil : error)
                        throw error
                    }
                }

                private func end(_ value: Value?, _ failure: Failure?) {
                    withLock {
                        if let value { kept = keep(value) }
                        self.failure = failure
                        isBuilding = false
                        for continuation in waiting { continuation.resume() }
                        waiting = []
                    }
                }
            }
            """)
    }

    private var storage: String {
        """
            private let keep: (Value) -> () -> Value?
            private var kept: () -> Value? = { nil }

            /// - Parameter keep: How a value is held until the next one asks for it.
            init(keep: @escaping (Value) -> () -> Value? = { value in { value } }) {
                self.keep = keep
            }
        """
    }
}
