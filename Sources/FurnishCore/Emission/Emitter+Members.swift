/// One of the overloads in which a member is written.
struct MemberForm: Equatable {
    /// The given parameters that are left out: see `Overloads`.
    var omitted = Set<Name>()
    /// What the outermost call shares is handed in.
    var isHanded = false
    /// It has no attribute that says where it runs: see `DefaultIsolation`.
    var followsDefault = false
}

/// The declarations that a type has in the factory.
extension Emitter {
    func emitDeclarations(of row: Int) {
        let provider = graph.offers[row].provider
        if graph.isOwnType(row), graph.isStored(provider) {
            emitStored(row)
        } else if graph.isOwnType(row), graph.providers[provider].lifetime == .once {
            emitSummary(row)
            emitOnce(row)
        } else {
            let forms = forms(of: row)
            for position in forms.indices {
                if position > 0 { text += "\n" }
                emitForEachDefault(provider) { followsDefault in
                    var form = forms[position]
                    form.followsDefault = followsDefault
                    emitSummary(row, isHanded: form.isHanded)
                    emit(row, form)
                }
            }
        }
        emitAssemblies()
    }

    private func emitAssemblies() {
        if assemblies.isEmpty { return }
        text += assemblies
        assemblies = ""
    }

    /// Writes a member, or both of the forms that it has where it follows the module's default.
    func emitForEachDefault(_ provider: Int, _ emit: (_ followsDefault: Bool) -> Void) {
        guard followsDefault[provider] else { return emit(false) }
        text += "    #if \(DefaultIsolation.condition)\n"
        emit(true)
        text += "    #else\n"
        emit(false)
        emitAssemblies()
        text += "    #endif\n"
    }

    func forms(of row: Int) -> [MemberForm] {
        let provider = graph.offers[row].provider
        var forms = [MemberForm()]
        for omitted in overloads[provider] { forms.append(MemberForm(omitted: omitted)) }
        guard graph.isHanded(row) else { return forms }
        forms.append(MemberForm(isHanded: true))
        let givens = Set(graph.givensWhenHanded(row).map(\.name))
        for omitted in overloads[provider] {
            let form = MemberForm(omitted: omitted.intersection(givens), isHanded: true)
            if !forms.contains(form) { forms.append(form) }
        }
        return forms
    }

    private func emit(_ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        if graph.isProperty(provider), !form.isHanded { return emitProperty(row, form) }
        emitSignature(row, form)
        if graph.isOwnType(row) {
            let delegate = !form.isHanded && graph.isHanded(row) ? row : nil
            let expression = expression(provider, omitted: form.omitted)
            emitBody(expression, row, form, handingTo: delegate)
        } else {
            emitOtherName(row, form)
        }
        text += "    }\n"
    }

    // MARK: Properties

    private func emitOnce(_ row: Int) {
        let provider = graph.offers[row].provider
        let expression = expression(provider)
        let start = text.count
        writeHead(row, graph.effects[provider], "private(set) lazy var ")
        text += ": "
        text += type(row)
        text += " = "
        let isStatement = expression.sharedRows.isEmpty && graph.capturingAutoclosures(of: provider).isEmpty
        if graph.providers[provider].injections.isEmpty, isStatement {
            text += expression.construction().text(column: text.count - start, indentation: 4)
            text += "\n"
        } else {
            text += "{\n"
            emitBody(expression, row)
            text += "    }()\n"
        }
    }

    /// A property that is read anew each time: another's name, or one that a declaration provides.
    private func emitProperty(_ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        if !graph.isOwnType(row) { return emitGetter(row, name(graph.offers[row].ownRow), form) }
        let expression = expression(provider)
        if expression.sharedRows.isEmpty, !graph.hasConditionalElements(provider) {
            return emitGetter(row, expression.construction().text(column: 0, indentation: 4), form)
        }
        let start = text.count
        emitBody(expression, row, form, handingTo: graph.isHanded(row) ? row : nil)
        var body = text.cut(from: start)
        let effects = effectWords(provider)
        if !effects.isEmpty {
            let lines = body.split(separator: "\n").map { "    " + $0 }
            body = "        get\(effects) {\n" + lines.joined(separator: "\n") + "\n        }\n"
        }
        text += "    \(isolation(provider, form))\(open(row))var \(name(row)): \(type(row)) {\n"
        text += body
        text += "    }\n"
    }

    private func emitGetter(_ row: Int, _ body: String, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        let effects = graph.effects[provider]
        let value = effects.isEmpty ? SwiftKeyword.alone(body) : effects.prefix + body
        writeHead(row, effects, "var ", form)
        text += ": "
        text += type(row)
        text += " { "
        text += effects.isEmpty ? value : "get\(effectWords(provider)) { \(value) }"
        text += " }\n"
    }

    // MARK: Bodies

    /// Makes what is shared, constructs the instance, and injects what it does not take.
    ///
    /// - Parameter delegate: The member that makes the instance with what is shared.
    func emitBody(
        _ expression: Expression, _ row: Int, _ form: MemberForm = MemberForm(), handingTo delegate: Int? = nil
    ) {
        guard !form.isHanded, !form.followsDefault, graph.runsOnCaller(graph.offers[row].provider) else {
            return emitStatements(expression, row, form, handingTo: delegate)
        }
        // What waits for nothing is made where a call waits anyway: see `Assembly`.
        var late = expression
        late.madeLate = expression.handedOnce(to: delegate)
        emitStatements(late, row, form, handingTo: delegate)
    }

    private func emitStatements(
        _ expression: Expression, _ row: Int, _ form: MemberForm, handingTo delegate: Int?
    ) {
        let provider = graph.offers[row].provider
        let shared = form.isHanded ? [] : expression.sharedRows
        let splits = !form.followsDefault
        if splits, let continuation = Continuation(provider, sharing: shared, handingTo: delegate, expression, graph) {
            return emitContinuing(continuation, expression, row, form, handingTo: delegate)
        }
        if let delegate {
            emitShared(shared, expression)
            let call = expression.effects(ofHanding: delegate).prefix + expression.handing(delegate)
            text += "        " + (shared.isEmpty ? "" : "return ") + call + "\n"
        } else if splits, let turns = InjectionTurns(provider, expression, graph) {
            emit(turns, expression, sharing: shared, row, form)
        } else if splits, let assembly = Assembly(provider, sharing: shared, expression, graph) {
            emitAwaiting(assembly, expression, row, form)
        } else {
            emitMaking(expression, provider, sharing: shared)
        }
    }

    func emitMaking(_ expression: Expression, _ provider: Int, sharing shared: [Int]) {
        emitShared(shared, expression)
        let captured = graph.capturingAutoclosures(of: provider).filter { expression.awaited[$0] == nil }
        if !captured.isEmpty { return emitMaking(expression, provider, capturing: captured) }
        if graph.hasConditionalElements(provider) { return emitElements(expression, provider) }
        emitConstructing(expression, provider, isReturned: !shared.isEmpty)
    }

    /// - Parameter isReturned: Whether other statements come before.
    private func emitConstructing(_ expression: Expression, _ provider: Int, isReturned: Bool) {
        guard graph.providers[provider].injections.isEmpty else { return emitInjecting(expression, provider) }
        emitConstruction(expression, after: "        " + (isReturned ? "return " : ""))
        text += "\n"
    }

    /// Makes the values of autoclosures before: written as arguments, they would capture the factory.
    private func emitMaking(_ expression: Expression, _ provider: Int, capturing needs: [Int]) {
        let taken = Set(graph.sharedRows(of: provider).compactMap { names.shared[$0] })
        let locals = Assembly.names(needs, besides: taken, provider, graph)
        for need in needs {
            let value = expression.effects(ofNeed: need).prefix + (expression.value(need) ?? "")
            text += "        let \(SwiftKeyword.escaped(locals[need] ?? "")) = \(value)\n"
        }
        var rest = Expression(
            graph, names, types, provider: provider, omitted: expression.omitted,
            awaited: expression.awaited.merging(locals) { known, _ in known })
        rest.held = expression.held
        rest.madeLate = expression.madeLate
        emitConstructing(rest, provider, isReturned: true)
    }

    /// Writes what is shared, one instance after the other.
    func emitShared(_ rows: [Int], _ expression: Expression) {
        for statement in expression.statements(sharing: rows) { text += "        " + statement + "\n" }
    }

    /// Writes the construction on a line that begins with `start`.
    func emitConstruction(_ expression: Expression, after start: String) {
        let head = start + expression.constructionPrefix
        text += head
        text += expression.construction().text(column: head.utf8.count, indentation: 8)
    }

    private func emitInjecting(_ expression: Expression, _ provider: Int) {
        let row = graph.providers[provider]
        let isVariable = row.injections.contains(where: \.isMutating) && isValue(row.type)
        let keyword = isVariable ? "var " : "let "
        emitConstruction(
            expression, after: "        " + (row.isFailable ? "guard " : "") + keyword + MemberNames.instance + " = ")
        text += row.isFailable ? " else { return nil }\n" : "\n"
        emit(row.injections, expression)
        text += "        return \(MemberNames.instance)\n"
    }

    func emit(_ injections: [Injection], _ expression: Expression) {
        for injection in injections {
            let condition = graph.program.conditionText(of: injection.site)
            if let condition { text += "        #if \(condition)\n" }
            let statement = expression.statement(injection, on: MemberNames.instance)
            text += "        " + Call.breaking(statement, indentation: 8) + "\n"
            if condition != nil { text += "        #endif\n" }
        }
    }

    func isValue(_ type: TypeID) -> Bool {
        guard let kind = graph.symbols.symbol(of: type).map({ graph.symbols[$0].kind }) else { return false }
        return kind == .struct || kind == .enum
    }

    /// A further name of a provider: what `as:` says.
    private func emitOtherName(_ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        let own = graph.offers[row].ownRow
        text += "        "
        if form.isHanded, graph.providers[provider].lifetime == .graph, graph.isFurtherName(row),
            let shared = graph.handedRows(of: row).first
        {
            text += SwiftKeyword.escaped(names.shared[shared] ?? "") + "\n"
        } else if form.isHanded {
            let expression = expression(provider, omitted: form.omitted)
            text += graph.effectsWhenHanded(own).prefix + expression.handing(own) + "\n"
        } else {
            text += graph.effects[provider].prefix
            text += name(own)
            let givens = given(row, form)
            if givens.isEmpty {
                text += "()\n"
                return
            }
            let arguments = givens.map { given in
                let text = graph.program.names.text(given.name)
                let lent = graph.needs[given.need].isInout ? "&" : ""
                let label = graph.isUnlabelled(given, of: provider) ? "" : SwiftKeyword.label(text) + ": "
                return label + lent + SwiftKeyword.escaped(text)
            }
            text += "(" + arguments.joined(separator: ", ") + ")\n"
        }
    }

    // MARK: Signatures

    private func emitSignature(_ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        var parameters = given(row, form).map { parameter($0, of: provider) }
        if form.isHanded { parameters += graph.handedRows(of: row).map(handedParameter) }
        let effects = form.isHanded ? graph.effectsWhenHanded(row) : graph.effects[provider]
        if parameters.isEmpty {
            writeHead(row, effects, "func ", form)
            text += "()"
            text += effectWords(provider, effects)
            text += result(row)
            text += " {\n"
            return
        }
        let words = isolation(provider, effects, form) + open(row, isHanded: form.isHanded)
        let head = "    " + words + "func " + name(row)
        let tail = effectWords(provider, effects) + result(row) + " {\n"
        let call = Call(callee: head, arguments: parameters)
        text += call.text(column: tail.utf8.count, indentation: 4)
        text += tail
    }

    func isolation(_ provider: Int, _ form: MemberForm) -> String {
        isolation(provider, graph.effects[provider], form)
    }

    private func isolation(_ provider: Int, _ effects: Effects, _ form: MemberForm) -> String {
        form.followsDefault ? "" : isolation(provider, effects)
    }

    /// The start of a member's declaration, up to its name.
    private func writeHead(
        _ row: Int, _ effects: Effects, _ introducer: String, _ form: MemberForm = MemberForm()
    ) {
        text += "    "
        text += isolation(graph.offers[row].provider, effects, form)
        text += open(row)
        text += introducer
        text += name(row)
    }

    func given(_ row: Int, _ form: MemberForm) -> [GivenParameter] {
        let all = form.isHanded ? graph.givensWhenHanded(row) : graph.givens[graph.offers[row].provider]
        return form.omitted.isEmpty ? all : all.filter { !form.omitted.contains($0.name) }
    }

    private func parameter(_ given: GivenParameter, of provider: Int) -> String {
        let need = graph.needs[given.need]
        let type = types.parameter(need.type, isEscaping: given.isEscaping && graph.isFunction(need.type))
        let label = SwiftKeyword.argument(graph.program.names.text(need.name))
        if graph.isUnlabelled(given, of: provider) { return "_ \(label): \(type)" }
        return "\(label): \(type)" + (graph.defaultText(given.need).map { " = " + $0 } ?? "")
    }

    func handedParameter(_ row: Int) -> String {
        let type = graph.offers[row].type
        return SwiftKeyword.argument(names.shared[row] ?? "") + ": "
            + types.parameter(type, isEscaping: graph.isFunction(type))
    }
}
