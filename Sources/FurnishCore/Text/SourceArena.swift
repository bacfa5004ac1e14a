/// Stores the bytes of many files in large blocks of memory. To allocate memory for each file, and to ask for its size
/// first, would take as long as reading it.
package final class SourceArena {
    /// Memory that lives as long as any of the files in it.
    final class Block {
        let start: UnsafeMutablePointer<UInt8>
        let byteCount: Int

        init(byteCount: Int) {
            (start, self.byteCount) = (.allocate(capacity: byteCount), byteCount)
        }

        deinit { start.deallocate() }
    }

    private static let blockSize = 1 &<< 18
    /// The least free space, in bytes, for the next file.
    private static let leastFreeSize = 1 &<< 16

    private var block = Block(byteCount: SourceArena.blockSize)
    private var used = 0

    package init() {}

    /// Stores all bytes that `piece` writes, until it writes none.
    ///
    /// - Parameters:
    ///   - path: The path that diagnostics show.
    ///   - piece: Writes the next bytes of the file and returns their number. Its second argument is the number of
    ///     bytes so far.
    package func store<Failure: Error>(
        _ path: String, piece: (UnsafeMutableBufferPointer<UInt8>, Int) throws(Failure) -> Int
    ) throws(Failure) -> SourceFile {
        if block.byteCount - used < Self.leastFreeSize { move(0, to: Self.blockSize) }
        var count = 0
        while true {
            // One byte is reserved for the final zero.
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

    /// Continues in a new block, which begins with the last `count` bytes of this one.
    private func move(_ count: Int, to byteCount: Int) {
        let next = Block(byteCount: byteCount)
        next.start.update(from: block.start + used, count: count)
        block = next
        used = 0
    }
}
