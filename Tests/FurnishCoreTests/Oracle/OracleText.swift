/// The sources of a program: its types with markers, and a `main.swift` that takes the steps.
struct OracleText {
    let program: OracleProgram

    /// The files of the module on which the program depends.
    var kit: [String: String] {
        ["Kit.swift": declarations(of: program.types.filter(\.isInKit)), "Trace.swift": Self.trace]
    }

    /// The files of the program.
    var app: [String: String] {
        var files = ["Scopes.swift": "import Kit\n" + program.scopes.map(declaration).joined()]
        for file in 0..<3 {
            let types = program.types.filter { !$0.isInKit && $0.file == file }
            files["File\(file).swift"] = "import Kit\n" + declarations(of: types)
        }
        files["Doubles.swift"] = "import Kit\n" + program.types.filter(program.hasDouble).map(double).joined()
        files["main.swift"] = main
        return files
    }

    /// The lines that say what is provided and needed, for a report.
    var heads: String {
        let files = app.merging(kit) { first, _ in first }.filter { $0.key != "main.swift" && $0.key != "Trace.swift" }
        return files.sorted { $0.key < $1.key }.map { name, text in
            let lines = text.split(separator: "\n").filter {
                $0.contains(/\/\/ @|(class|protocol|struct) |func (inject|run|provide)|init\(|#/)
            }
            return ([name] + lines.map(String.init)).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// What a test passes in place of a live type.
    private func double(_ type: OracleType) -> String {
        """

        #if DEBUG
        final class D\(type.number): \((type.protocols + [type.contribution].compactMap(\.self)).map { "P\($0)" }[0]) {
            let mark: Mark
            init(_ numbers: [Int] = []) {
                mark = Mark("D\(type.number)", numbers.map(String.init).joined(separator: ", "))
                name(self, mark.name)
            }
        }
        #endif

        """
    }

    private func declarations(of types: [OracleType]) -> String {
        let protocols = types.flatMap { $0.protocols + [$0.contribution].compactMap(\.self) }
        return Set(protocols).filter(isFirst).sorted().map { "\(isPublic($0))protocol P\($0): AnyObject {}\n" }.joined()
            + types.map(declaration).joined()

        /// Several types may have a protocol. The first declares it.
        func isFirst(_ number: Int) -> Bool {
            program.types.first { $0.protocols.contains(number) || $0.contribution == number }
                .map { first in types.contains { $0.number == first.number } } ?? false
        }
        func isPublic(_ number: Int) -> String {
            types.contains { $0.isInKit } ? "public " : ""
        }
    }

    private func declaration(_ scope: OracleScope) -> String {
        guard scope.hasValue else { return "" }
        let name = scope.name
        let needs = program.types.flatMap(\.needs)
        // An unneeded provider would be a warning.
        let user = needs.contains {
            if case .user(let other) = $0 { program.scopes[other].name == name } else { false }
        }
        let token = needs.contains { need in
            switch need {
            case .token(let other), .tokenClosure(let other): program.scopes[other].name == name
            default: false
            }
        }
        let marker =
            scope.parent == nil ? "(root)" : scope.parent == 0 ? "" : "(in: \(program.scopes[scope.parent!].name))"
        return """

            // @Scope\(marker)
            \(scope.isPublic ? "public " : "")struct \(name) {
                let mark: Mark
                \(user ? "// @Provides" : "")
                let user: \(name)User
                \(token ? "// @Provides" : "")
                var token: \(name)Token { \(name)Token() }

                init() {
                    mark = Mark("\(name)")
                    user = \(name)User()
                }
            }

            \(Self.plainClass(name + "User"))
            \(Self.plainClass(name + "Token"))
            """
    }

    private static func plainClass(_ name: String) -> String {
        """
        final class \(name) {
            let mark = Mark("\(name)")
            init() { name(self, mark.name) }
        }

        """
    }
}

/// The declaration of a type.
extension OracleText {
    private func declaration(_ type: OracleType) -> String {
        var text = type.isRun ? runFunction(type) : classDeclaration(type)
        if case .function = type.form { text += function(type) }
        if let condition = type.condition { return "\n#if \(condition ? "" : "!")FLAG\(text)#endif\n" }
        if type.isFake { return "\n#if DEBUG\(text)#endif\n" }
        return text
    }

    private func classDeclaration(_ type: OracleType) -> String {
        let access = type.isInKit ? "public " : ""
        let names = type.protocols + [type.contribution].compactMap(\.self)
        let supertypes = Set(names).sorted().map { "P\($0)" }.joined(separator: ", ")
        let injectedFrom = type.injectedFrom ?? type.needs.count
        let parameters = type.needs.indices.prefix(injectedFrom)
        let injected = type.needs.indices.dropFirst(injectedFrom)
        var lines = [""]
        if case .function = type.form {} else { lines += marker(type) }
        lines.append("\(access)final class \(type.name)\(supertypes.isEmpty ? "" : ": \(supertypes)") {")
        lines.append("    let mark: Mark")
        for index in parameters {
            lines.append("    let \(label(type, index)): \(self.type(of: type.needs[index]))")
        }
        for index in injected {
            lines.append("    private(set) var \(label(type, index)): (\(self.type(of: type.needs[index])))?")
        }
        if type.results == .keptByInstance { lines.append("    var kept: [AnyObject] = []") }
        lines.append("")
        switch type.form {
        case .entry: lines.append("    " + needsMarker(type))
        case .type, .fake: if type.takesGiven { lines.append("    " + needsMarker(type)) }
        case .function, .run: break
        }
        lines.append("    \(access)init(\(parameters.map { parameter(type, $0) }.joined(separator: ", "))) {")
        lines += parameters.map { "        self.\(label(type, $0)) = \(label(type, $0))" }
        lines.append("        mark = Mark(\"\(type.name)\", \(contents(type, parameters)))")
        lines += ["        name(self, mark.name)", "    }", ""]
        if !injected.isEmpty {
            lines.append("    // @Needs")
            let list = injected.map { parameter(type, $0) }.joined(separator: ", ")
            lines.append("    \(access)func inject(\(list)) {")
            lines += injected.map { "        self.\(label(type, $0)) = \(label(type, $0))" }
            lines.append("        write(\"inject \\(mark.name)(\" + \(contents(type, injected)) + \")\")")
            lines += ["    }", ""]
        }
        lines.append("    \(access)func call() {")
        lines += type.needs.indices.flatMap { call(type, $0) }
        lines += ["    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    private func marker(_ type: OracleType) -> [String] {
        var arguments: [String] = []
        switch type.form {
        case .entry, .run: return []
        case .fake: arguments.append("fake")
        case .type, .function:
            if type.lifetime != .each || type.statesEach { arguments.append(type.lifetime.rawValue) }
        }
        if type.isLive { arguments.append("live") }
        if let stated = type.stated { arguments.append("in: " + program.scopes[stated].name) }
        if !type.protocols.isEmpty {
            arguments.append("as: " + type.protocols.map { "P\($0)" }.joined(separator: ", "))
        }
        if let contribution = type.contribution { arguments.append("into: [any P\(contribution)]") }
        return ["// @Provides\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")"]
    }

    /// The marker of an initializer or function. Where a provider lives is in its other marker.
    private func needsMarker(_ type: OracleType) -> String {
        let given = type.takesGiven ? ["given: g\(type.number)"] : []
        let scope = type.isProvider ? [] : [type.stated].compactMap(\.self).map { "in: " + program.scopes[$0].name }
        let arguments = (given + scope).joined(separator: ", ")
        return "// @Needs" + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// A function that makes an unmarked class.
    private func function(_ type: OracleType) -> String {
        let access = type.isInKit ? "public " : ""
        let parameters = type.needs.indices.map { parameter(type, $0) }.joined(separator: ", ")
        let arguments = type.needs.indices.map { "\(label(type, $0)): \(label(type, $0))" }.joined(separator: ", ")
        let needs = type.takesGiven ? [needsMarker(type)] : []
        let lines =
            [""] + marker(type) + needs + [
                "\(access)func provide\(type.name)(\(parameters)) -> \(type.name) { \(type.name)(\(arguments)) }", "",
            ]
        return lines.joined(separator: "\n")
    }

    private func runFunction(_ type: OracleType) -> String {
        let parameters = type.needs.indices.map { parameter(type, $0) }.joined(separator: ", ")
        return """

            \(needsMarker(type))
            func run\(type.number)(\(parameters)) {
                write("run \(type.name)(" + \(contents(type, type.needs.indices)) + ")")
            }

            """
    }

    private func label(_ type: OracleType, _ index: Int) -> String {
        if case .given = type.needs[index] { "g\(type.number)" } else { "a\(index)" }
    }

    private func parameter(_ type: OracleType, _ index: Int) -> String {
        let escaping =
            switch type.needs[index] {
            case .closure, .tokenClosure, .open: "@escaping "
            default: ""
            }
        return "\(label(type, index)): \(escaping)\(self.type(of: type.needs[index]))"
    }

    private func type(of need: OracleNeed) -> String {
        func name(_ key: OracleKey) -> String { if case .named = key { "any \(key.name)" } else { key.name } }
        func result(_ key: OracleKey, _ isOptional: Bool) -> String {
            guard isOptional else { return name(key) }
            return if case .named = key { "(\(name(key)))?" } else { "\(name(key))?" }
        }
        return switch need {
        case .given: "Int"
        case .instance(let key): name(key)
        case .closure(let key, let passing, let isOptional):
            "(\(passing.map { "_ g\($0): Int" }.joined(separator: ", "))) -> \(result(key, isOptional))"
        case .list(let number): "[any P\(number)]"
        case .table(let number, let isOptional): "[() -> \(result(.named(number), isOptional))]"
        case .value(let scope): program.scopes[scope].name
        case .user(let scope): program.scopes[scope].name + "User"
        case .token(let scope): program.scopes[scope].name + "Token"
        case .tokenClosure(let scope): "() -> \(program.scopes[scope].name)Token"
        case .open(let scope, let isOptional):
            "(\(program.scopes[scope].name)) -> \(program.scopes[scope].factory)\(isOptional ? "?" : "")"
        }
    }

    /// An expression for what the parameters got.
    private func contents(_ type: OracleType, _ indices: some Sequence<Int>) -> String {
        let parts = indices.map { index in
            let label = label(type, index)
            return switch type.needs[index] {
            case .given: "\(label): \\(\(label))"
            case .instance, .user, .token: "\(label): \\(text(\(label)))"
            case .list: "\(label): \\(texts(\(label)))"
            case .value: "\(label): \\(\(label).mark.name)"
            case .closure, .tokenClosure, .open: "\(label): _"
            case .table: "\(label): \\(\(label).count) closures"
            }
        }
        return "\"\(parts.joined(separator: ", "))\""
    }

    /// The lines that call a closure and do with the result what the type does.
    private func call(_ type: OracleType, _ index: Int) -> [String] {
        let label = label(type, index)
        let property = label + (index >= type.injectedFrom ?? type.needs.count ? "!" : "")
        let expression: String
        switch type.needs[index] {
        case .given, .instance, .list, .value, .user, .token: return []
        case .closure(_, let passing, _):
            expression = "\(property)(\(passing.map { _ in "number()" }.joined(separator: ", ")))"
        case .tokenClosure: expression = "\(property)()"
        case .table: expression = "element()"
        case .open(let scope, _):
            expression = "opened(\"\(program.scopes[scope].factory)\", \(property)(\(program.scopes[scope].name)()))"
        }
        let call = "called(mark.name, \"\(label)\") { \(expression) }"
        let line =
            switch type.results {
            case .dropped: "_ = \(call)"
            case .keptByInstance: "kept += \(call)"
            case .keptByProgram: "held += \(call)"
            }
        if case .table = type.needs[index] { return ["        for element in \(property) { \(line) }"] }
        return ["        \(line)"]
    }
}
