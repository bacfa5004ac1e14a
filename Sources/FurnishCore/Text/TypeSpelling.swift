/// The letters of a type's name, compared without regard to case.
struct TypeSpelling {
    private let bytes: [UInt8]
    private let length: Int
    /// One bit for each letter that occurs, several letters sharing one.
    private let letters: UInt64
    private let capitals: [UInt8]

    init(_ name: String) {
        bytes = EditDistance.lowercased(name)
        length = name.utf8.count
        letters = bytes.reduce(0) { $0 | 1 &<< UInt64($1 & 63) }
        capitals = name.utf8.filter { $0 < UInt8(ascii: "a") }
    }

    /// Whether a name of this length may be near.
    func hasLength(near other: Int) -> Bool { length - other <= 2 && other - length <= 2 }

    /// The letters between two names; nil where they are too many to be a slip. Short names are near each other by
    /// chance: `Date` and `Data` are, so a letter must be missing or misplaced, and the shortest differ in case alone. Neither is
    /// an abbreviation a slip of another one: `APIService` and `VPNService`.
    func distance(to other: TypeSpelling) -> Int? {
        let shorter = min(length, other.length)
        let limit = shorter < 4 ? 0 : shorter < 10 ? 1 : 2
        // Compare the lengths and the sets of letters first: this costs little, and most names differ in them.
        let surplus = length - other.length
        guard surplus <= limit, -surplus <= limit, (letters ^ other.letters).nonzeroBitCount <= 2 * limit else {
            return nil
        }
        if shorter < 6, surplus == 0, letters != other.letters { return nil }
        guard let distance = EditDistance.distance(bytes, other.bytes, limit: limit) else { return nil }
        let differences = zip(capitals, other.capitals).lazy.filter { $0 != $1 }.count
        return capitals.count == other.capitals.count && differences > 1 ? nil : distance
    }
}
