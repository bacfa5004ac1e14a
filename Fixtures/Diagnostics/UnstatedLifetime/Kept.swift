import Combine
import Dispatch
import Foundation
import Synchronization

// What a class fills itself keeps state, however it is written.

// @Provides
final class Ticker {
    let ticks: AsyncStream<Int>
    private let continuation: AsyncStream<Int>.Continuation
    init() { (ticks, continuation) = AsyncStream.makeStream() }
}
// @Provides
final class Bell { let (rings, ring) = AsyncStream<Int>.makeStream() }
// @Provides
final class Shelf { let box: Box? = Box() }
// @Provides
final class Rack { let boxes = [Box()] }
// @Provides
final class Feed { let subject: any Subject<Int, Never> = PassthroughSubject<Int, Never>() }
// @Provides
final class Tally { private let count = Mutex(0) }
// @Provides
final class Log { let file = FileHandle.standardError, lock = OSAllocatedUnfairLock<Int>(initialState: 0) }
// @Provides
final class Images { let cache: NSCache<NSString, NSData> = NSCache() }
// @Provides
final class Outer: Base {}
class Base { private var depth = 0 }
// @Provides
var current: Box { Box() }

// @Needs
final class First {
    init(
        ticker: Ticker, bell: Bell, shelf: Shelf, rack: Rack, feed: Feed, tally: Tally, log: Log, images: Images,
        outer: Outer, current: Box
    ) {}
}
// @Needs
final class Second {
    init(
        ticker: Ticker, bell: Bell, shelf: Shelf, rack: Rack, feed: Feed, tally: Tally, log: Log, images: Images,
        outer: Outer, current: Box
    ) {}
}
