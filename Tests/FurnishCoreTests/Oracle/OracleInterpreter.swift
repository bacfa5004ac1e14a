/// Runs a program as the contract says, without generated code. Its factories and instances are objects, and its closures
/// hold what the contract says they hold, so that Swift itself frees what nothing holds any more.
final class OracleInterpreter {
    private let program: OracleProgram
    private let flag: Bool
    private let log = OracleLog()
    private var factories: [Int: Factory] = [:]
    private var held: [OracleObject] = []

    private init(_ program: OracleProgram, flag: Bool) {
        self.program = program
        self.flag = flag
    }

    /// The lines that the program has to print.
    static func lines(of program: OracleProgram, flag: Bool, debug: Bool) -> [String] {
        let interpreter = OracleInterpreter(program, flag: flag)
        for isFake in debug ? [false, true] : [false] {
            for (index, step) in program.steps.enumerated() {
                interpreter.log.lines.append("step \(index)")
                interpreter.run(step, isFake)
                interpreter.log.flush()
            }
        }
        return interpreter.log.lines
    }

    private func run(_ step: OracleStep, _ isFake: Bool) {
        switch step {
        case .start(let factory): factories[factory] = open(0, value(of: 0), parent: nil, isFake)
        case .open(let scope, let parent, let factory):
            if let parent = factories[parent] {
                factories[factory] = open(scope, value(of: scope), parent: parent, parent.isFake)
            }
        case .make(let key, let factory, let isHeld):
            guard let factory = factories[factory] else { return }
            let type = program.provider(of: key, flag: flag)
            var given: [Int: Int] = [:]
            for number in program.givens(of: type) { given[number] = log.number() }
            let made = instance(type, factory, Call(), given)
            if isHeld, let made { held.append(made) }
        case .makeList(let number, let factory, let isHeld):
            guard let factory = factories[factory] else { return }
            let made = list(number, factory, Call())
            if isHeld { held += made }
        case .call(let type):
            for instance in log.alive(program.types[type].name) { call(instance) }
        case .drop(let factory): factories[factory] = nil
        case .dropHeld: held = []
        }
    }

    private func call(_ instance: Instance) {
        for closure in instance.closures {
            log.lines.append("call \(instance.name).\(closure.label)")
            let result = closure.make()
            log.lines.append("-> \(result?.name ?? "nil")")
            guard let result else { continue }
            switch instance.results {
            case .dropped: break
            case .keptByInstance: instance.kept.append(result)
            case .keptByProgram: held.append(result)
            }
        }
    }

    /// What a scope starts from.
    private func value(of scope: Int) -> ScopeValue? {
        guard program.scopes[scope].hasValue else { return nil }
        let name = program.scopes[scope].name
        return ScopeValue(mark: log.object(name), user: log.object(name + "User"))
    }

    /// A factory and, in a fake one, what the program passes for each live key that has no fake of its own.
    private func open(_ scope: Int, _ value: ScopeValue?, parent: Factory?, _ isFake: Bool) -> Factory {
        var doubles: [Int: OracleObject] = [:]
        for type in program.replaced(in: scope) where isFake && type.isKept {
            doubles[type.number] = log.instance("D\(type.number)", "")
        }
        let factory = Factory(
            scope, parent, value, isFake ? doubles : nil, log.name(program.scopes[scope].factory), log)
        log.lines.append("open \(factory.name)")
        return factory
    }
}

/// What a call of a factory's member makes.
extension OracleInterpreter {
    /// The instances that one outermost call shares.
    private final class Call {
        var shared: [Int: OracleObject] = [:]
    }

    private func instance(
        _ type: OracleType, _ factory: Factory, _ call: Call, _ given: [Int: Int]
    ) -> OracleObject? {
        let home = factory.ancestor(program.home(of: type))
        switch type.lifetime {
        case .each: return build(type, home, call, given)
        case .graph:
            if let shared = call.shared[type.number] { return shared }
            let made = build(type, home, call, given)
            call.shared[type.number] = made
            return made
        case .once:
            if let kept = home.once[type.number] { return kept }
            let made = build(type, home, Call(), [:])
            home.once[type.number] = made
            return made
        case .weak:
            if let kept = home.weak[type.number]?.object { return kept }
            let made = build(type, home, Call(), [:])
            home.weak[type.number] = Weak(object: made)
            return made
        }
    }

    /// A new instance, or what replaces it in a fake factory.
    private func build(_ type: OracleType, _ home: Factory, _ call: Call, _ given: [Int: Int]) -> OracleObject? {
        guard home.isFake, type.isLive else { return construct(type, home, call, given) }
        if let fake = program.fake(of: type) { return construct(fake, home, call, given) }
        if type.isKept { return home.doubles[type.number] }
        let numbers = program.givens(of: type).map { "\(given[$0]!)" }
        return log.instance("D\(type.number)", numbers.joined(separator: ", "))
    }

    private func construct(_ type: OracleType, _ home: Factory, _ call: Call, _ given: [Int: Int]) -> OracleObject? {
        var contents: [Content] = []
        let initializer = type.injectedFrom ?? type.needs.count
        for index in 0..<initializer { contents.append(content(type, index, home, call, given)) }
        let text = contents.map(\.text).joined(separator: ", ")
        if type.isRun {
            log.lines.append("run \(type.name)(\(text))")
            return nil
        }
        let made = log.instance(type.name, text)
        made.results = type.results
        made.add(contents)
        if type.injectedFrom != nil {
            contents = (initializer..<type.needs.count).map { content(type, $0, home, call, given) }
            log.lines.append("inject \(made.name)(\(contents.map(\.text).joined(separator: ", ")))")
            made.add(contents)
        }
        return made
    }

    private func list(_ number: Int, _ factory: Factory, _ call: Call) -> [OracleObject] {
        program.contributions(number).filter { program.isCompiled($0, flag: flag) }
            .compactMap { instance($0, factory, call, [:]) }
    }

    private func content(
        _ type: OracleType, _ index: Int, _ home: Factory, _ call: Call, _ given: [Int: Int]
    ) -> Content {
        let label = "a\(index)"
        func holding(_ object: OracleObject?) -> Content {
            Content(text: "\(label): \(object?.name ?? "nothing")", objects: object.map { [$0] } ?? [])
        }
        switch type.needs[index] {
        case .given:
            return Content(text: "g\(type.number): \(given[type.number]!)")
        case .instance(let key):
            return holding(instance(program.provider(of: key, flag: flag), home, call, given))
        case .list(let number):
            let objects = list(number, home, call)
            return Content(text: "\(label): [\(objects.map(\.name).joined(separator: ", "))]", objects: objects)
        case .value(let scope):
            let value = home.ancestor(scope).value!
            return Content(text: "\(label): \(value.mark.name)", objects: [value.mark, value.user])
        case .user(let scope): return holding(home.ancestor(scope).value!.user)
        case .token(let scope): return holding(log.object(program.scopes[scope].name + "Token"))
        case .tokenClosure(let scope):
            // A property of the scope's value is read when the closure is made.
            let token = log.object(program.scopes[scope].name + "Token")
            return Content(text: "\(label): _", closures: [Closure(label: label) { token }])
        case .closure(let key, let passing, let isOptional):
            let target = program.provider(of: key, flag: flag)
            let closure = maker(label, home.ancestor(program.home(of: target)), isOptional) { [self] in
                passing.reduce(into: given) { $0[$1] = log.number() }
            } make: { [self] factory, given in
                instance(target, factory, Call(), given)
            }
            return Content(text: "\(label): _", closures: [closure])
        case .table(let number, let isOptional):
            let elements = program.contributions(number).filter { program.isCompiled($0, flag: flag) }
            let closures = elements.map { element in
                maker(label, home.ancestor(program.home(of: element)), isOptional) {
                } make: { [self] factory, _ in
                    instance(element, factory, Call(), [:])
                }
            }
            return Content(text: "\(label): \(closures.count) closures", closures: closures)
        case .open(let scope, let isOptional):
            let closure = maker(label, home.ancestor(program.scopes[scope].parent!), isOptional) { [self] in
                value(of: scope)
            } make: { [self] factory, value in
                open(scope, value, parent: factory, factory.isFake)
            }
            return Content(text: "\(label): _", closures: [closure])
        }
    }

    /// A closure of the factory that makes its result. It holds that factory, unless its result is optional and the factory
    /// can end.
    ///
    /// - Parameter passing: What the caller passes, also where the factory is gone.
    private func maker<Arguments>(
        _ label: String, _ factory: Factory, _ isOptional: Bool, passing: @escaping () -> Arguments,
        make: @escaping (Factory, Arguments) -> OracleObject?
    ) -> Closure {
        if isOptional, program.canEnd(factory.scope) {
            return Closure(label: label) { [weak factory] in
                let arguments = passing()
                return factory.flatMap { make($0, arguments) }
            }
        }
        return Closure(label: label) { make(factory, passing()) }
    }
}
