/// The private class for storage in sendable factories; the generated file ends with it.
enum LockedClass {
    static func name(_ factory: String) -> String { SwiftKeyword.escaped(factory + "Locked") }

    static func text(_ factory: String, _ types: TypeText) -> String {
        let sendable = types.standard("Sendable")
        return """
            /// Builds a value once for all threads that ask for it: the first of them builds it, and the others wait. After a
            /// failure, the next caller builds it.
            ///
            /// It is `Sendable`, unchecked, because what changes is only touched while `lock` is held. The lock is this value's
            /// alone, and values are built in the order of their needs, so that two of them never wait for each other.
            private nonisolated final class \(name(factory))<Value: \(sendable), Failure: \(types.standard("Error"))>: @unchecked \(sendable) {
                private let lock = \(types.standard("NSRecursiveLock"))()
                private let keep: (Value) -> () -> Value?
                private var kept: () -> Value? = { nil }

                /// - Parameter keep: How a value is held until the next one asks for it.
                init(keep: @escaping (Value) -> () -> Value? = { value in { value } }) {
                    self.keep = keep
                }

                func value(_ build: () throws(Failure) -> Value) throws(Failure) -> Value {
                    lock.lock()
                    defer { lock.unlock() }
                    if let value = kept() { return value }
                    let value = try build()
                    kept = keep(value)
                    return value
                }
            }
            """
    }
}
