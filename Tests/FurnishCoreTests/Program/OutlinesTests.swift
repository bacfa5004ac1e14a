import Foundation
import Testing

@testable import FurnishCore

/// Outlines are read as hostile: anyone may have written the file.
@Suite struct OutlinesTests {
    private static let stamp = FileStamp(size: 1, number: 1, modified: 0, changed: 0)
    private static let written = FileStamp(size: 1, number: 2, modified: 9_000_000_000, changed: 9_000_000_000)

    private func files(_ fixture: Fixture) throws -> [SourceFile] {
        try fixture.sources.map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    }

    private func outlines(of files: [SourceFile]) -> [UInt8] {
        let scanned = files.map { Scanner.scan($0, using: TokenBuffer()) }
        return Outlines.bytes(scanned, stamps: files.map { _ in Self.stamp }, key: 7)
    }

    private func read(_ bytes: [UInt8], for files: [SourceFile]) -> [ScannedFile?] {
        bytes.withUnsafeBytes { bytes in
            Outlines(bytes, key: 7)?.files(files.map(\.path), files.map { _ in Self.stamp }, written: Self.written)
                ?? files.map { _ in nil }
        }
    }

    /// A new property of a table is a new property of the outline.
    @Test(arguments: try Fixture.all("Generation"))
    func readsWhatItWrote(_ fixture: Fixture) throws {
        let files = try files(fixture)
        for (file, read) in zip(files, read(outlines(of: files), for: files)) {
            guard let read else { continue }
            let scanned = Scanner.scan(file, using: TokenBuffer())
            #expect(read.source.text == file.text && read.digest == scanned.digest && read.ranges == scanned.ranges)
            #expect("\(Array(read.declarations))" == "\(Array(scanned.declarations))")
            #expect("\(read.parameters)" == "\(scanned.parameters)")
            #expect("\(read.markers) \(read.misspelled)" == "\(scanned.markers) \(scanned.misspelled)")
        }
    }

    /// Changes some bytes, and repairs the digests, so that the damage is found by looking at it.
    @Test func anyDamageIsSurvived() throws {
        var random = RandomNumbers(seed: 22)
        var (ignored, used) = (0, 0)
        for fixture in try Fixture.all("Generation") {
            let files = try files(fixture)
            let bytes = outlines(of: files)
            let entries = files.indices.map { Header.size + $0 * Entry.size }
            let written = entries.filter { Entry.length(bytes, $0) > 0 }
            for _ in 0..<(written.isEmpty ? 0 : 12) {
                var damaged = bytes
                let (start, count) = Entry.tables(bytes, written[random.next(below: written.count)], &random)
                for _ in 0...random.next(below: 3) {
                    damage(&damaged, start + random.next(below: count / 4) * 4, &random)
                }
                repair(&damaged, entries)
                let known = read(damaged, for: files)
                for file in known { if file == nil { ignored += 1 } else { used += 1 } }
                let module = SourceModule(name: fixture.name, origin: .own, files: files, known: known)
                _ = Generator.generate([module])
            }
        }
        #expect(used > 500)
        #expect(ignored > 200)
    }

    @Test func lengthsThatOverflowAreIgnored() throws {
        let files = [SourceFile(path: "A.swift", text: "// @Provides\nstruct A { init(b: Int = 1) {} }\n")]
        let bytes = outlines(of: files)
        #expect(read(bytes, for: files)[0] != nil)
        let start = Entry.offset(bytes, Header.size)
        let places = (0..<6).map { start + $0 * 8 } + [8, Header.size + 32, Header.size + 40]
        for place in places {
            for number in [Int.max, Int.min, -1, Int.max / 8, 1 << 32, 0x7fff_ffff] {
                var damaged = bytes
                damaged.store(number, at: place)
                repair(&damaged, [Header.size])
                #expect(read(damaged, for: files)[0] == nil, "\(number) at \(place)")
            }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ place: Int, _ random: inout RandomNumbers) {
        guard place + 4 <= bytes.count else { return }
        var number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
        switch random.next(below: 8) {
        case 0: number = UInt32(truncatingIfNeeded: random.next())
        case 1: number = UInt32(random.next(below: 40))
        case 2: number ^= 1 << UInt32(random.next(below: 32))
        default: number = number &+ UInt32(random.next(below: 5)) &- 2
        }
        bytes.withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: place, as: UInt32.self) }
    }

    private func repair(_ bytes: inout [UInt8], _ entries: [Int]) {
        for entry in entries {
            let (offset, length) = (Entry.offset(bytes, entry), Entry.length(bytes, entry))
            guard offset >= 0, length > 0, offset <= bytes.count, length <= bytes.count - offset else { continue }
            bytes.store(Int(bitPattern: UInt(digest(bytes[offset..<offset + length]))), at: entry + Entry.size - 8)
        }
        let all = bytes[Header.size..<Header.size + entries.count * Entry.size]
        bytes.store(Int(bitPattern: UInt(digest(all))), at: 16)
    }

    private func digest(_ bytes: ArraySlice<UInt8>) -> UInt64 { Array(bytes).withUnsafeBufferPointer(Digest.of) }

    /// The layout of the file, as `Outlines` writes it.
    private enum Header {
        static let size = 24
    }

    private enum Entry {
        static let size = 56

        static func offset(_ bytes: [UInt8], _ entry: Int) -> Int { bytes.number(at: entry + 32) }

        static func length(_ bytes: [UInt8], _ entry: Int) -> Int { bytes.number(at: entry + 40) }

        /// The place of the counts at the start of an outline, or of the tables after its text.
        static func tables(
            _ bytes: [UInt8], _ entry: Int, _ random: inout RandomNumbers
        ) -> (start: Int, count: Int) {
            let (start, countsSize) = (offset(bytes, entry), 56)
            if random.next(below: 6) == 0 { return (start, countsSize) }
            let before = countsSize + bytes.number(at: start)
            return (start + before, length(bytes, entry) - before)
        }
    }
}

extension [UInt8] {
    fileprivate func number(at place: Int) -> Int {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int.self) }
    }

    fileprivate mutating func store(_ number: Int, at place: Int) {
        withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: place, as: Int.self) }
    }
}
