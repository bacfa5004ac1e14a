/// The private class for storage of instances that async calls make; the generated file ends with it.
enum OnceClass {
    static func name(_ factory: String) -> String { SwiftKeyword.escaped(factory + "Once") }

    /// - Parameter isSendable: Whether all factories that use it are sendable. The compiler then checks the values.
    static func text(_ factory: String, isSendable: Bool, _ types: TypeText) -> String {
        let (error, sendable) = (types.standard("Error"), types.standard("Sendable"))
        let (never, result) = (types.standard("Never"), types.standard("Result"))
        return """
            /// Builds a value once for all tasks that ask for it: the first of them builds it, in its own task, and the others
            /// wait. They share a failure. After a cancellation, waiting and later callers try again.
            ///
            /// It is `Sendable`, unchecked, because what changes is only touched while `lock` is held: the two variables here, and
            /// those of an attempt. The lock is never held while something is built or awaited. The value itself goes nowhere
            /// but to those who can reach the factory.
            private nonisolated final class \(name(factory))<Value\(isSendable ? ": \(sendable)" : ""), Failure: \(error)>: @unchecked \(sendable) {
                private final class Attempt {
                    var waiting: [\(types.standard("CheckedContinuation"))<\(types.void), \(never)>] = []
                    var result: \(result)<Value, Failure>?
                    var isCancelled = false
                }

                private let lock = \(types.standard("NSLock"))()
                private let keep: (Value) -> () -> Value?
                private var kept: () -> Value? = { nil }
                private var running: Attempt?

                /// - Parameter keep: How a value is held until the next one asks for it.
                init(keep: @escaping (Value) -> () -> Value? = { value in { value } }) {
                    self.keep = keep
                }

                nonisolated(nonsending) func value(
                    _ build: nonisolated(nonsending) () async throws(Failure) -> Value
                ) async throws(Failure) -> Value {
                    while true {
                        let attempt = Attempt()
                        let (value, other) = lock.withLock { () -> (Value?, Attempt?) in
                            if let value = kept() { return (value, nil) }
                            if let running { return (nil, running) }
                            running = attempt
                            return (nil, nil)
                        }
                        if let value { return value }
                        if let other {
                            await end(of: other)
                            let result = lock.withLock { other.isCancelled ? nil : other.result }
                            if let result { return try result.get() }
                        } else {
                            return try await run(attempt, build)
                        }
                    }
                }

                nonisolated(nonsending) private func run(
                    _ attempt: Attempt, _ build: nonisolated(nonsending) () async throws(Failure) -> Value
                ) async throws(Failure) -> Value {
                    let result: \(result)<Value, Failure>
                    do throws(Failure) {
                        result = .success(try await build())
                    } catch {
                        result = .failure(error)
                    }
                    let waiting = lock.withLock {
                        if case .success(let value) = result {
                            kept = keep(value)
                        } else {
                            attempt.isCancelled = _Concurrency.Task.isCancelled
                        }
                        attempt.result = result
                        running = nil
                        return attempt.waiting
                    }
                    for continuation in waiting { continuation.resume() }
                    return try result.get()
                }

                nonisolated(nonsending) private func end(of attempt: Attempt) async {
                    await withCheckedContinuation { continuation in
                        let hasEnded = lock.withLock {
                            if attempt.result == nil { attempt.waiting.append(continuation) }
                            return attempt.result != nil
                        }
                        if hasEnded { continuation.resume() }
                    }
                }
            }
            """
    }
}
