import Foundation
import Testing

/// Does work, and fails the test if the work keeps this thread busy for more than a minute. Unlike a time limit, it does not count
/// the wait for the tests that run at the same time.
func withinAMinute<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws -> Result
) rethrows -> Result {
    let start = secondsOfThisThread
    defer { #expect(secondsOfThisThread - start < 60, sourceLocation: sourceLocation) }
    return try work()
}

/// The processor time that this thread has taken.
private var secondsOfThisThread: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec)
}
