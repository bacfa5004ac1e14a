/// Says what is wrong with marked declarations.
struct BindingSentences: GraphReader {
    let graph: DependencyGraph

    func diagnostic(_ problem: BindingProblem) -> Diagnostic {
        switch problem {
        case .misplaced(let marked):
            let types = marked.provides == nil ? "a type, an initializer" : "a type"
            let reason = "has no meaning here, only on \(types), a named function or a named property"
            return misplaced(marked.marker, marked, "'\(word(marked))' \(reason)")
        case .mutating(let marked):
            let reason = "changes the value that it is called on, which is a constant in generated code"
            return misplaced(marked.marker, marked, "'\(name(marked.site))' \(reason)")
        case .memberOfProtocol(let marked):
            let isInitializer = program.declaration(marked.site).kind == .initializer
            let reason = "is \(isInitializer ? "an initializer" : "a static member") of a protocol"
            return misplaced(
                marked.marker, marked, "'\(name(marked.site))' \(reason), which only a conforming type has")
        case .emptyProtocol(let marked):
            return misplaced(marked.marker, marked, "'\(name(marked.site))' requires nothing that Furnish could make")
        case .unknownRequirements(let marked, let inherited):
            let reason = symbols[inherited].kind == .class ? "which is a class" : "whose requirements are not in view"
            let problem = "because it inherits from '\(graph.text.path(inherited))', \(reason)"
            return misplaced(marked.marker, marked, "Furnish cannot implement '\(name(marked.site))', \(problem)")
        case .besideScope(let marker, let marked):
            let reason = "because its value comes from the code that opens the scope"
            let problem = "'@\(marker.kind.name)' has no meaning next to '@Scope' on '\(name(marked.site))'"
            return misplaced(marker, marked, "\(problem), \(reason)")
        case .noScope(let marked, let obstacle):
            let problem = "'@Scope' has no meaning on '\(name(marked.site))': \(reason(obstacle, marked.site))"
            return error(.misplacedMarker, at: marked.scope, marked, problem)
        case .severalBindings(let marked, let sites):
            let list = sites.map { "'\(name($0))'" }.joined(separator: " and ")
            return error(
                .misplacedMarker, at: marked.marker, marked,
                "'\(word(marked))' marks one declaration, and this one declares \(list); write a separate declaration of each, "
                    + "with a marker of its own")
        case .providedInitializer(let marker, let marked, let type):
            return providedInitializer(marker, marked, of: type)
        case .uninjected(let marked, let canBeSet):
            return uninjected(property: marked) ?? uninjected(member: marked, canBeSet: canBeSet)
        case .generic(let marked, let type, let needed): return generic(marked, type, needed)

        case .malformed(let marker, let mistake, let file):
            return MarkerSentences(file: program.file(file)).diagnostic(.malformed(marker, mistake))
        case .redundantNeeds(let marked):
            let problem = "'@Needs' says nothing next to '@Provides': "
            return error(.malformedMarker, at: marked.needs, marked, problem, removal(of: marked.needs, marked.site))
        case .parametersOfMember(let marked):
            let argument = marked.needs?.defaults.isEmpty == false ? "default" : "given"
            let advice = "take '\(name(marked.site))' there, or write '@Needs'"
            let problem = "'\(argument):' names parameters of an initializer: \(advice)"
            return error(.malformedMarker, at: marked.needs, marked, problem)
        case .argumentOfProtocol(let argument, let marker, let marked):
            if argument.lifetime != nil {
                return invalidLifetime(marked, .each, "is implemented by closures, and each need takes a new value: ")
            }
            let text = ProposedMarker.text(marker.kind)
            let fix = Fix("write '\(text)'", program.source(marked.site.file).replacing(marker, with: text))
            let problem = "'\(argument.name)' has no meaning on a protocol, which Furnish implements: "
            return error(.malformedMarker, at: marker, marked, problem, fix)
        case .secondRoot(let marked, let first):
            let problem = "'\(name(marked.site))' cannot be a root as well: a module has one outermost factory"
            let root = note(first, "'\(name(first))' is the root")
            return error(.malformedMarker, at: marked.scope, marked, problem).with(notes: [root])
        case .secondStatedScope(let other, let first):
            let scope = program.source(other.site.file).text(other.marker.scope)
            let firstScope = program.source(first.site.file).text(first.marker.scope)
            let place = program.location(first.site.file, first.marker.scope.start)
            let rest = "and another one of the same provider says 'in: \(firstScope)'; remove one of them"
            return Diagnostic(
                .malformedMarker, at: self.place(other.marker, other.site), "this marker says 'in: \(scope)', \(rest)",
                notes: [.init(place, "'\(firstScope)' is stated here")])
        case .scopeOfNoEntryPoint(let marked):
            let isMember = marked.provides == nil || program.declaration(marked.site).kind == .initializer
            let owner = isMember ? symbols.enclosingType(of: marked.site).map(graph.text.path) : nil
            let advice = "write it in the '@Provides' or '@Needs' of '\(owner ?? name(marked.site))'"
            let problem = "'in:' belongs to the marker of what is made: \(advice)"
            return error(.malformedMarker, at: marked.needs, marked, problem)
        case .unrelated(let other, let range, let made, let marked, let named, let ancestry):
            return unrelated(other, at: range, of: made, marked, named, ancestry)
        case .weakValue(let marked):
            return invalidLifetime(marked, .once, "is a value type, and only a class can be held weakly: ")
        case .sharedNoncopyable(let marked):
            return invalidLifetime(marked, .each, "cannot be copied, so each need takes a new one: ")

        case .untyped(let site, let isGiven):
            let given = "is given, and a method that takes it has to name its type: "
            let problem = isGiven ? given : "provides a value without a written type: "
            return error(.untypedProvider, site, problem, typing(site, "its type"))
        case .returnsNothing(let site):
            let advice = "put the marker above the type or initializer that was meant"
            return error(.untypedProvider, site, "returns nothing, so it provides nothing; \(advice)")
        case .unreadable(let site):
            let written = program.source(site.file).text(program.declaration(site).type)
            return undetermined(written, at: program.nameLocation(site), .untypedProvider)
        case .undetermined(let provider, let type, let isResult):
            let code: DiagnosticCode = provider.isMarkedFunction ? .unsupportedParameter : .untypedProvider
            return undetermined(parameter(in: type), at: program.nameLocation(provider.site), code, isResult: isResult)
        case .undeterminedNeed(let id, let isNested):
            let written = program.typeRange(of: needs[id]).map(program.source(needs[id].file).text)
            let unknown = isNested ? written ?? "some" : parameter(in: needs[id].type)
            return undetermined(unknown, at: program.nameLocation(of: needs[id]), .unsupportedParameter)
        case .unmeetable(let requirement, let obstacle, let marked):
            let isInModule = program.moduleOfFile[Int(requirement.file)] == program.moduleOfFile[Int(marked.site.file)]
            return Diagnostic(
                .unsupportedParameter, at: program.nameLocation(isInModule ? requirement : marked.site),
                "Furnish cannot implement '\(name(requirement))' of '\(name(marked.site))': \(reason(obstacle)); mark a type that "
                    + "conforms to the protocol")
        case .unsupportedParameter(let parameter, let isInout, let site):
            return unsupportedParameter(parameter, isInout: isInout, of: site)

        case .inMainFile(let site):
            let problem = "has no value before its line in main.swift has run, and the factory may ask earlier"
            let advice = "move it to another file, or make it a function"
            return error(.inaccessibleDeclaration, site, "\(problem); \(advice)")
        case .inaccessible(let site, let word): return inaccessible(site, at: word)
        case .inaccessibleSetter(let site, let access): return inaccessibleSetter(site, access)
        case .privateMembers(let properties, let site): return privateMembers(properties, of: site)

        case .noInitializer(let site):
            let advice = "mark a function that makes it, or write an initializer"
            return error(.noInitializer, site, "has no initializer that can be called; \(advice)")
        case .ambiguousInitializer(let site, let initializers): return ambiguousInitializer(site, initializers)
        case .unusableMemberwise(let property, let site):
            return Diagnostic(
                .noInitializer, at: program.nameLocation(site),
                "generated code cannot call the memberwise initializer of '\(name(site))'; write an initializer",
                notes: [note(property, "this property is under '#if' or has no name of its own")])
        case .unknownGiven(let range, let site, let all, let isDefault):
            return unknownGiven(range, site, among: all, isDefault: isDefault)
        case .noDefault(let word, let file):
            let advice = "remove it from 'default:', or write a default in the initializer"
            return error(.unknownGiven, at: word, in: file, "has no default; \(advice)")

        case .unknownScope(let word, let file, _, _, let meant?):
            let note = openingScope(meant, program.source(file).text(word))
            return error(.unknownScope, at: word, in: file, "is not a scope").with(notes: [note])
        case .unknownScope(let word, let file, let types, let outermost, nil):
            return unknownScope(word, file, types.map { graph.text.show(scope: $0) } + [outermost])
        case .unopenedScope(let word, let file, let type):
            let own = names.text(program.modules[0].name)
            let advice = "in '\(own)', write '// @Scope' above '\(graph.text.scopeTypealias(of: type))'"
            let problem = "is not a scope of module '\(own)', which needs what lives in it; \(advice)"
            return error(.unknownScope, at: word, in: file, problem)
        case .innerScope(let word, let file):
            return error(
                .unknownScope, at: word, in: file, "cannot be the outer scope, because it is inside this scope")
        case .secondFactory(let scope, let site):
            let problem = "would be a second '\(scope.factory)', as the module's own is called"
            let advice = "write '// @Scope(root)', or give the type another name"
            return Diagnostic(
                .nameCollision, at: place(scope.marker, site), "the factory of '\(name(site))' \(problem); \(advice)")
        }
    }
}
