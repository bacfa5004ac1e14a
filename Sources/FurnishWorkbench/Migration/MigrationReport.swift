import FurnishCore

/// What `migrate` says: what it wrote, what it left and why, counts, and the next step.
struct MigrationReport {
    /// A registration or a look-up that stays.
    struct Kept {
        let place: Location
        let name: String
        let reason: StayReason
    }

    let kept: [Kept]
    let written: [String]
    let places: MigratedPlaces
    let changes: [(before: SourceFile, after: SourceFile)]
    /// Notes for the team on what was written.
    var notes: [String] = []

    /// What tests replace comes first, and then the most frequent reasons.
    func lines(moved: Int, _ noun: (one: String, many: String)) -> [String] {
        let groups = Dictionary(grouping: kept, by: \.reason.summary).sorted { one, other in
            let (first, second) = (one.value[0].reason.isOfTests, other.value[0].reason.isOfTests)
            if first != second { return first }
            return (-one.value.count, one.key) < (-other.value.count, other.key)
        }
        let left = groups.flatMap(\.value).map { kept in
            "\(places.text(kept.place)): '\(kept.name)' stays: \(kept.reason.text(places.text))".printable
        }
        let reasons = groups.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
        let counts =
            "\(moved) \(moved == 1 ? noun.one : noun.many), \(kept.count) \(kept.count == 1 ? "stays" : "stay")"
            + (reasons.isEmpty ? "" : " (\(reasons))")
        return written + left + notes + [counts] + (changes.isEmpty ? [] : [undo])
    }

    private var undo: String {
        let created = changes.filter(\.before.bytes.isEmpty).map(\.before.path)
        let removal = created.isEmpty ? "" : ", and 'rm \(created.joined(separator: " "))'"
        return
            "Build, and run the tests. 'git diff' shows what was written; 'git checkout -- FILE…'\(removal) undoes it."
    }
}

/// Where declarations are after a run, or before it if nothing is written.
final class MigratedPlaces {
    private let edits: SourceChanges
    private let isDryRun: Bool
    private let tables = LineTables()
    private var changed: [ObjectIdentifier: SourceFile] = [:]

    init(_ edits: SourceChanges, _ request: Migration.Request) { (self.edits, isDryRun) = (edits, request.isDryRun) }

    /// `App.swift:12`
    func text(_ location: Location) -> String {
        var location = location
        if !isDryRun {
            let before = location.file
            let after = changed[ObjectIdentifier(before)] ?? edits.applied(to: before)
            changed[ObjectIdentifier(before)] = after
            location = Location(after, edits.moved(location.offset, in: before).start)
        }
        return location.file.path + tables.line(of: location)
    }
}
