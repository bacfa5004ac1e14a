/// Room for the bytes of one file after the other, in large blocks: to ask the system for the room of each file, and for
/// its length before, costs as much as reading it.
public final class SourceRoom {
    /// Lives for as long as a file whose bytes stand in it.
    final class Block {
        let start: UnsafeMutablePointer<UInt8>
        let byteCount: Int

        init(byteCount: Int) {
            start = .allocate(capacity: byteCount)
            self.byteCount = byteCount
        }

        deinit {
            start.deallocate()
        }
    }

    private static let blockSize = 1 << 18
    /// What a file finds at least, in bytes.
    private static let usualRoom = 1 << 16

    @exclusivity(unchecked) private var block = Block(byteCount: SourceRoom.blockSize)
    @exclusivity(unchecked) private var used = 0

    public init() {}

    /// Holds what `piece` writes until that is nothing.
    ///
    /// - Parameters:
    ///   - path: How diagnostics name the file.
    ///   - piece: Writes some of the file's next bytes and returns how many; is told how many there are already.
    public func hold<Failure: Error>(
        _ path: String,
        piece: (UnsafeMutableBufferPointer<UInt8>, Int) throws(Failure) -> Int
    ) throws(Failure) -> SourceFile {
        if block.byteCount - used < Self.usualRoom { move(0, to: Self.blockSize) }
        var count = 0
        while true {
            // One byte is left for the zero.
            var free = block.byteCount - used - count - 1
            if free == 0 {
                move(count, to: count * 2 + Self.blockSize)
                free = block.byteCount - count - 1
            }
            let end = block.start + used + count
            let added = try piece(UnsafeMutableBufferPointer(start: end, count: free), count)
            if added == 0 { break }
            count += added
        }
        let start = block.start + used
        start[count] = 0
        used += count + 1
        return SourceFile(path: path, bytes: UnsafeBufferPointer(start: start, count: count), in: block)
    }

    /// Goes on in a new block, with the last `count` bytes of this one.
    private func move(_ count: Int, to byteCount: Int) {
        let next = Block(byteCount: byteCount)
        next.start.update(from: block.start + used, count: count)
        block = next
        used = 0
    }
}
