/// Finds static and global members, such as the instance of a singleton.
extension SymbolTable {
    /// The properties and functions at file level that a file sees under a name.
    package func globals(named name: Name, from file: Int32) -> [Site] {
        (globals[name] ?? []).filter { site in
            let module = program.moduleOfFile[Int(site.file)]
            let isSame = module == program.moduleOfFile[Int(file)]
            let least = isSame ? .internal : program.visibleAccess(ofModule: module)
            return site.file == file || program.declaration(site).access >= least
        }
    }

    func findGlobals() -> [Name: [Site]] {
        var found: [Name: [Site]] = [:]
        for file in 0..<Int32(program.fileCount) {
            let declarations = program.file(file).declarations
            for row in declarations.indices where declarations[row].parent < 0 {
                guard declarations[row].kind == .property || declarations[row].kind == .function else { continue }
                let site = Site(file: file, row: Int32(row))
                found[program.name(site), default: []].append(site)
            }
        }
        return found
    }

    /// The static properties and functions of a type and its extensions.
    func staticMembers(of type: SymbolID) -> [Site] {
        (self[type].sites + self[type].extensions).flatMap { site in
            program.members(of: site, .property) + program.members(of: site, .function)
        }.filter { program.declaration($0).traits.contains(.isStatic) }
    }

    /// The static properties and functions without parameters that hold or return an instance of their own type:
    /// `static let shared = Analytics()`.
    func instances(of type: SymbolID, leastAccess: Declaration.Access) -> [Site] {
        staticMembers(of: type).filter { member in
            let declaration = program.declaration(member)
            guard declaration.access >= leastAccess, declaration.parameters.isEmpty else { return false }
            if declaration.type.isEmpty { return isInstance(declaration.initialValue.range, of: type, at: member) }
            return symbol(of: types.withoutOptional(readType(declaration.type, at: member))) == type
        }
    }

    /// Whether a value is an instance of a type, also one that the body of a closure makes: `Analytics()`, `Self.init()`, `{ Analytics() }()`.
    private func isInstance(_ value: ByteRange, of type: SymbolID, at member: Site) -> Bool {
        let source = program.source(member.file)
        let code = CodeTokens(source, value)
        let isInClosure = code.kind(0) == .openBrace
        let isTyped = isInClosure && code.kind(1) == .openParenthesis && code.kind(3) == .arrow
        var next = isTyped ? 4 : isInClosure ? 1 : 0
        while code[next].isWord {
            let name = program.names.name(source, code[next].range)
            next += 1
            if name == Name(.selfType) || lookUp(name, at: member) == type {
                let isStated = code.kind(next) == .period && code.text(next + 1) == "init"
                return isTyped || code.kind(isStated ? next + 2 : next) == .openParenthesis
            }
            switch code.text(next - 1) {
            case "try": if code.kind(next) == .postfixExclamation { next += 1 }
            case "return" where isInClosure, "let" where isInClosure, "var" where isInClosure: break
            default:
                guard isInClosure, code.kind(next) == .equal else { return false }
                next += 1
            }
        }
        return false
    }
}
