/// A hash table that finds rows of another table by a 64-bit hash. It uses open addressing over raw memory, because a
/// `Dictionary` takes several times as long in debug builds.
///
/// Several rows may have the same hash, so the caller compares the rows it finds.
final class RowIndex {
    struct Probe {
        fileprivate let hash: UInt64
        fileprivate var slot: Int
    }

    private struct Slot {
        var hash: UInt64
        /// The row plus one; 0 in an empty slot.
        var rowPlusOne: UInt32
    }

    private var slots: UnsafeMutablePointer<Slot>
    private var capacity: Int
    private var used = 0

    /// - Parameter rows: The expected number of rows.
    init(expecting rows: Int = 32) {
        capacity = 64
        while capacity < rows * 2 { capacity *= 2 }
        slots = Self.emptySlots(capacity)
    }

    deinit { slots.deallocate() }

    func probe(_ hash: UInt64) -> Probe { Probe(hash: hash, slot: home(of: hash)) }

    /// The next row that was inserted with the probe's hash.
    func next(_ probe: inout Probe) -> UInt32? {
        while slots[probe.slot].rowPlusOne != 0 {
            let position = probe.slot
            probe.slot = (position + 1) & (capacity - 1)
            if slots[position].hash == probe.hash { return slots[position].rowPlusOne - 1 }
        }
        return nil
    }

    /// The first row with this hash, for tables whose hashes are their keys.
    func first(_ hash: UInt64) -> UInt32? {
        var position = home(of: hash)
        while slots[position].rowPlusOne != 0 {
            if slots[position].hash == hash { return slots[position].rowPlusOne - 1 }
            position = (position + 1) & (capacity - 1)
        }
        return nil
    }

    func insert(_ hash: UInt64, row: UInt32) {
        if used * 2 >= capacity { grow() }
        place(Slot(hash: hash, rowPlusOne: row + 1))
        used += 1
    }

    private func place(_ slot: Slot) {
        var position = home(of: slot.hash)
        while slots[position].rowPlusOne != 0 { position = (position + 1) & (capacity - 1) }
        slots[position] = slot
    }

    private func grow() {
        let old = slots
        let oldCapacity = capacity
        capacity *= 2
        slots = Self.emptySlots(capacity)
        var position = 0
        while position < oldCapacity {
            if old[position].rowPlusOne != 0 { place(old[position]) }
            position += 1
        }
        old.deallocate()
    }

    private func home(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: ((hash ^ (hash &>> 32)) &* 0x9e37_79b9_7f4a_7c15) &>> 20) & (capacity - 1)
    }

    private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(hash: 0, rowPlusOne: 0), count: capacity)
        return slots
    }

    /// The groups of rows below `count` that have the same hash, in the order of their first rows. Few rows are in one.
    static func repeated(_ count: Int, _ hash: (Int) -> UInt64) -> [[Int]] {
        let index = RowIndex(expecting: count)
        var groups: [Int: [Int]] = [:]
        for row in 0..<count {
            let hash = hash(row)
            if let first = index.first(hash) {
                groups[Int(first), default: [Int(first)]].append(row)
            } else {
                index.insert(hash, row: UInt32(row))
            }
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
