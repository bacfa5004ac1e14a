import FurnishCore

/// What `migrate lookups` writes and says: what it wrote, what it left and why, counts, and the next step.
struct LookUpReport {
    let changes: [(before: SourceFile, after: SourceFile)]
    let lines: [String]

    init(_ plan: LookUpPlan, _ fixes: [Fix], _ sources: ContainerSources, isDryRun: Bool) {
        let (all, files) = (SourceChangesOfAll(fixes).changes, sources.program.modules[0].files.map(Int32.init))
        changes = files.map(sources.program.source).compactMap { source in
            let after = all.applied(to: source)
            return after === source ? nil : (source, after)
        }
        let (tables, program) = (LineTables(), sources.program)
        let written = Dictionary(changes.map { (ObjectIdentifier($0.before), $0.after) }) { first, _ in first }
        func place(_ location: Location) -> String {
            guard !isDryRun, let after = written[ObjectIdentifier(location.file)] else {
                return location.file.path + tables.line(of: location)
            }
            return after.path + tables.line(of: Location(after, all.moved(location.offset, in: location.file).start))
        }
        let moved = plan.takers.flatMap(\.properties).map { property in
            "\(place(program.nameLocation(property.site))): '\(property.name)' became '\(property.parameterText)'"
        }
        let groups = Dictionary(grouping: plan.kept, by: \.obstacle.summary).sorted {
            (-$0.value.count, $0.key) < (-$1.value.count, $1.key)
        }
        let left = groups.flatMap(\.value).map { kept in
            "\(place(kept.place)): '\(kept.name)' stays: \(kept.obstacle.text)"
        }
        let reasons = groups.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
        let count =
            "\(moved.count) \(moved.count == 1 ? "look-up" : "look-ups") became parameters, "
            + "\(left.count) \(left.count == 1 ? "stays" : "stay")" + (left.isEmpty ? "" : " (\(reasons))")
        let next = "Build, and run the tests. 'git diff' shows what was written, and 'git checkout -- FILE…' undoes it."
        lines = (moved + left + [count] + (moved.isEmpty ? [] : [next])).map(\.printable)
    }
}
