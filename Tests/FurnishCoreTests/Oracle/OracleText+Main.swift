/// The code that takes a program's steps.
extension OracleText {
    var main: String {
        let called = program.types.filter { type in program.steps.contains { $0.calls(type.number) } }
        return """
            import Kit

            func run(_ start: () -> \(program.scopes[0].factory)) {
            \(variables.joined(separator: "\n"))
            \(program.steps.indices.flatMap(step).map { "    " + $0 }.joined(separator: "\n"))
                // Each variable is read.
                _ = (\(variables.indices.map { "f\($0)" }.joined(separator: ", ")))
            }

            func call(_ type: String) {
                for object in alive(type) {
                    switch object {
            \(called.map(self.called).joined(separator: "\n"))
                    default: break
                    }
                }
            }

            run { \(program.scopes[0].factory)(\(rootValue)) }
            #if DEBUG
            \(fakeRun)
            #endif

            """
    }

    private func called(_ type: OracleType) -> String {
        let line = "        case let object as \(type.name): object.call()"
        return type.condition.map { "        #if \($0 ? "" : "!")FLAG\n\(line)\n        #endif" } ?? line
    }

    private var rootValue: String { program.scopes[0].hasValue ? "\(program.scopes[0].name)()" : "" }

    /// The factories, whose scopes the steps show.
    private var variables: [String] {
        program.steps.compactMap { step in
            switch step {
            case .start(let factory): "    var f\(factory): \(program.scopes[0].factory)?"
            case .open(let scope, _, let factory): "    var f\(factory): \(program.scopes[scope].factory)?"
            default: nil
            }
        }
    }

    private func step(_ index: Int) -> [String] {
        let line =
            switch program.steps[index] {
            case .start(let factory): "f\(factory) = opened(\"\(program.scopes[0].factory)\", start())"
            case .open(let scope, let parent, let factory):
                "if let f\(parent) { f\(factory) = opened(\"\(program.scopes[scope].factory)\", f\(parent).make\(program.scopes[scope].factory)(\(program.scopes[scope].name)())) }"
            case .make(let key, let factory, let isHeld):
                "if let f\(factory) { \(isHeld ? "hold(" : program.providers(of: key)[0].isRun ? "" : "_ = ")f\(factory).\(call(key))\(isHeld ? ")" : "") }"
            case .makeList(let number, let factory, let isHeld):
                "if let f\(factory) { \(isHeld ? "held +=" : "_ =") f\(factory).p\(number)Array as [AnyObject] }"
            case .call(let type): "call(\"T\(type)\")"
            case .drop(let factory): "f\(factory) = nil"
            case .dropHeld: "held = []"
            }
        return ["write(\"step \(index)\")", line, "flush()"]
    }

    /// A use of the factory's member for a key.
    private func call(_ key: OracleKey) -> String {
        let type = program.providers(of: key)[0]
        if type.isKept { return program.member(key) }
        let arguments = program.givens(of: type).map { "g\($0): number()" }.joined(separator: ", ")
        return "\(program.member(key))(\(arguments))"
    }

    /// The steps with a fake factory, where the program has something live, and with the plain one otherwise.
    private var fakeRun: String {
        guard program.types.contains(where: \.isLive) else {
            return "run { \(program.scopes[0].factory)(\(rootValue)) }"
        }
        let live = program.types.filter(program.hasDouble)
            .sorted { Array(program.label(of: $0).utf8).lexicographicallyPrecedes(Array(program.label(of: $1).utf8)) }
        let arguments = live.map { type in
            let numbers = program.givens(of: type).indices.map { "$\($0)" }
            var value = "D\(type.number)()"
            if !type.isKept {
                value = numbers.isEmpty ? "{ \(value) }" : "{ D\(type.number)([\(numbers.joined(separator: ", "))]) }"
            }
            let label = program.label(of: type)
            return "\(label): \(program.home(of: type) == 0 ? value : "{ _ in \(value) }")"
        }
        let list = ([rootValue].filter { !$0.isEmpty } + arguments).joined(separator: ", ")
        return "run { Fake\(program.scopes[0].factory)(\(list)) }"
    }

    /// What the generated program uses to print what it does.
    static let trace = """
        public nonisolated(unsafe) var held: [AnyObject] = []
        nonisolated(unsafe) private var freed: [String] = []
        nonisolated(unsafe) private var counts: [String: Int] = [:]
        nonisolated(unsafe) private var numbers = 0
        nonisolated(unsafe) private var names: [ObjectIdentifier: String] = [:]
        nonisolated(unsafe) private var objects: [Weak] = []
        nonisolated(unsafe) private var factories: [Weak] = []

        private final class Weak {
            weak var object: AnyObject?
            let name: String
            init(_ object: AnyObject, _ name: String) {
                self.object = object
                self.name = name
            }
        }

        private func next(_ type: String) -> String {
            counts[type, default: 0] += 1
            return type + "#\\(counts[type]!)"
        }

        /// Prints when the object that stores it is made and freed.
        public final class Mark: Sendable {
            public let name: String
            public init(_ type: String, _ contents: String? = nil) {
                name = next(type)
                write("make " + name + (contents.map { "(" + $0 + ")" } ?? ""))
            }
            deinit { freed.append(name) }
        }

        public func name(_ object: AnyObject, _ name: String) {
            names[ObjectIdentifier(object)] = name
            objects.append(Weak(object, name))
        }

        public func opened<Factory: AnyObject>(_ type: String, _ factory: Factory?) -> Factory? {
            guard let factory else { return nil }
            let name = next(type)
            names[ObjectIdentifier(factory)] = name
            factories.append(Weak(factory, name))
            write("open " + name)
            return factory
        }

        public func text(_ object: AnyObject) -> String { names[ObjectIdentifier(object)] ?? "unknown" }
        public func texts(_ objects: [AnyObject]) -> String {
            "[" + objects.map(text).joined(separator: ", ") + "]"
        }

        public func alive(_ type: String) -> [AnyObject] {
            Array(objects.filter { $0.name.hasPrefix(type + "#") }.compactMap(\\.object).prefix(3))
        }

        public func called(_ name: String, _ closure: String, _ make: () -> AnyObject?) -> [AnyObject] {
            write("call " + name + "." + closure)
            let result = make()
            write("-> " + (result.map(text) ?? "nil"))
            return result.map { [$0] } ?? []
        }

        public func hold(_ object: AnyObject) { held.append(object) }

        public func number() -> Int {
            numbers += 1
            return numbers
        }

        public func write(_ line: String) { print(line) }

        /// Ends a step.
        public func flush() {
            freed += factories.filter { $0.object == nil }.map(\\.name)
            factories.removeAll { $0.object == nil }
            for name in freed.sorted() { write("free " + name) }
            freed = []
        }

        """
}

extension OracleStep {
    func calls(_ type: Int) -> Bool { if case .call(type) = self { true } else { false } }
}
