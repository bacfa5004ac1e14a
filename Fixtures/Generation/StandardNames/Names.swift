// Types with the names of types that generated code takes from the standard library. No marker is in this file.

nonisolated struct Result: Swift.Sendable {}
struct Error {}
struct Never {}
enum Task {}
struct Void {}
protocol Sendable {}
nonisolated struct Optional: Swift.Sendable {}
struct Array {}
struct Dictionary {}
struct Set {}
struct Bool {}
struct Int {}
struct String {}
struct Double {}
struct UInt8 {}
protocol AnyObject {}
class MainActor {}
struct CheckedContinuation {}
protocol Hashable {}
protocol Equatable {}
protocol Actor {}
protocol Sequence {}
struct Duration {}
struct NSLock {}
struct NSRecursiveLock {}
struct Value {}
struct Failure {}
struct Attempt {}
func withCheckedContinuation() {}
