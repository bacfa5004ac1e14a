/// Answers to conditions. They describe some of the ways in which a program may be compiled.
struct World {
    private(set) var holding: [ConditionID] = []
    private(set) var failing: [ConditionID] = []

    var isAny: Bool { holding.isEmpty && failing.isEmpty }

    func with(_ condition: ConditionID) -> World {
        var world = self
        if condition != .always { world.holding.append(condition) }
        return world
    }

    func without(_ condition: ConditionID) -> World {
        var world = self
        world.failing.append(condition)
        return world
    }
}

/// The worlds that differ in some conditions.
///
/// Swift allows no `#if` in a list of parameters or arguments. So a declaration whose parameters or arguments exist under n
/// independent conditions is written 2^n times. Conditions that exclude or imply each other have fewer combinations: one more
/// than their number for n different `os(…)`.
indirect enum Worlds {
    case one(World)
    case either(ConditionID, holds: Worlds, fails: Worlds)

    /// The compiler would take minutes for many more. What has more is reported, and its worlds are incomplete.
    static let most = 64

    var count: Int {
        switch self {
        case .one: 1
        case .either(_, let holds, let fails): holds.count + fails.count
        }
    }
}

extension Conditions {
    func holds(_ condition: ConditionID, in world: World) -> Bool {
        condition == .always || combination(all: world.holding, none: world.failing + [condition]) == .impossible
    }

    func fails(_ condition: ConditionID, in world: World) -> Bool {
        combination(all: world.holding + [condition], none: world.failing) == .impossible
    }

    /// The worlds that answer each of these questions in one way.
    func worlds(of questions: [ConditionID], in world: World) -> Worlds {
        var left = Worlds.most
        return worlds(of: questions[...], in: world, &left)
    }

    private func worlds(of questions: ArraySlice<ConditionID>, in world: World, _ left: inout Int) -> Worlds {
        let open = questions.drop { holds($0, in: world) || fails($0, in: world) }
        guard let question = open.first, left > 0 else { return .one(world) }
        left -= 1
        let first = worlds(of: open.dropFirst(), in: world.with(question), &left)
        let second = worlds(of: open.dropFirst(), in: world.without(question), &left)
        return .either(question, holds: first, fails: second)
    }
}
