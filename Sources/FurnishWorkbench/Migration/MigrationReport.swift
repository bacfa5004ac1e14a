import FurnishCore

/// What `migrate registrations` says: what it wrote, what it left and why, counts, and the next step.
struct MigrationReport {
    let plan: RegistrationPlan
    let trial: RegistrationTrial
    let sources: ContainerSources

    private struct Kept {
        let registration: Registration
        let reason: StayReason
    }

    var lines: [String] {
        let kept = plan.states.indices.compactMap { row -> Kept? in
            guard case .stays(let reason) = plan.states[row] else { return nil }
            return Kept(registration: sources.registrations[row], reason: reason)
        }
        let groups = Dictionary(grouping: kept, by: \.reason.summary).sorted { one, other in
            let (first, second) = (one.value[0].reason, other.value[0].reason)
            if first.isOfTests != second.isOfTests { return first.isOfTests }
            return (-one.value.count, one.key) < (-other.value.count, other.key)
        }
        let tables = LineTables()
        func place(_ location: Location) -> String { location.file.path + tables.line(of: location) }
        let left = groups.flatMap(\.value).map { kept in
            let name = kept.registration.shownType(sources.graph)
            return "\(place(kept.registration.place)): '\(name)' stays: \(kept.reason.text(place))".printable
        }
        return trial.lines + left + [counts(groups.map { ($0.key, $0.value.count) })] + next
    }

    private func counts(_ groups: [(summary: String, count: Int)]) -> String {
        let (moved, stay) = (plan.moving.count, groups.reduce(0) { $0 + $1.count })
        let reasons = groups.map { "\($0.summary) \($0.count)" }.joined(separator: ", ")
        return
            "\(moved) \(moved == 1 ? "registration" : "registrations") moved, \(stay) \(stay == 1 ? "stays" : "stay")"
            + (reasons.isEmpty ? "" : " (\(reasons))")
    }

    private var next: [String] {
        plan.moving.isEmpty
            ? []
            : ["Build, and run the tests. 'git diff' shows what was written, and 'git checkout -- FILE…' undoes it."]
    }
}
