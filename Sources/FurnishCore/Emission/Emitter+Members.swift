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
                if position > 0 { writer.blankLine() }
                emitForEachDefault(provider) { followsDefault in
                    var form = forms[position]
                    form.followsDefault = followsDefault
                    emitSummary(row, isHanded: form.isHanded)
                    emit(row, form)
                }
            }
        }
        emitPendingMembers()
    }

    /// Their bodies may be written in several members in turn.
    private func emitPendingMembers() {
        while !pendingMembers.isEmpty { pendingMembers.removeFirst()() }
    }

    /// Writes a member, or both of the forms that it has where it follows the module's default.
    func emitForEachDefault(_ provider: Int, _ emit: (_ followsDefault: Bool) -> Void) {
        guard followsDefault[provider] else { return emit(false) }
        writer.conditional(on: DefaultIsolation.condition) {
            emit(true)
        } else: {
            emit(false)
            emitPendingMembers()
        }
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
        emitMethod(row, form) {
            guard graph.isOwnType(row) else { return emitOtherName(row, form) }
            let delegate = !form.isHanded && graph.isHanded(row) ? row : nil
            emitBody(expression(provider, omitted: form.omitted), row, form, handingTo: delegate)
        }
    }

    // MARK: Properties

    private func emitOnce(_ row: Int) {
        let provider = graph.offers[row].provider
        let expression = expression(provider)
        writeHead(row, graph.effects[provider], "private(set) lazy var ")
        writer.write(": ")
        writer.write(type(row))
        writer.write(" =")
        let isStatement = expression.sharedRows.isEmpty && graph.capturingAutoclosures(of: provider).isEmpty
        if graph.providers[provider].injections.isEmpty, isStatement {
            writer.write(" ")
            writer.line(expression.construction())
        } else {
            writer.braces(then: "()") { emitBody(expression, row) }
        }
    }

    /// A property that is read anew each time: another's name, or one that a declaration provides.
    private func emitProperty(_ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        if !graph.isOwnType(row) { return emitGetter(row, Call(reading: name(graph.offers[row].ownRow)), form) }
        let expression = expression(provider)
        if expression.sharedRows.isEmpty, !graph.hasConditionalElements(provider) {
            return emitGetter(row, expression.construction(), form)
        }
        let effects = effectWords(provider)
        writeHead(row, graph.effects[provider], "var ", form)
        writer.write(": ")
        writer.write(type(row))
        writer.braces {
            let delegate = graph.isHanded(row) ? row : nil
            if effects.isEmpty { return emitBody(expression, row, form, handingTo: delegate) }
            writer.write("get" + effects)
            writer.braces { emitBody(expression, row, form, handingTo: delegate) }
        }
    }

    /// Writes a property on one line, unless its value alone is too long for one.
    private func emitGetter(_ row: Int, _ value: Call, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        let effects = graph.effects[provider]
        writeHead(row, effects, "var ", form)
        writer.write(": ")
        writer.write(type(row))
        writer.write(" { ")
        if effects.isEmpty {
            writer.write(value.isRead ? Call(reading: SwiftKeyword.alone(value.callee)) : value, at: 0)
        } else {
            writer.write("get\(effectWords(provider)) { \(effects.prefix)")
            writer.write(value, at: 0)
            writer.write(" }")
        }
        writer.line(" }")
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
            writer.line((shared.isEmpty ? "" : "return ") + call)
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
        emitConstruction(expression, after: isReturned ? "return " : "")
    }

    /// Makes the values of autoclosures before: written as arguments, they would capture the factory.
    private func emitMaking(_ expression: Expression, _ provider: Int, capturing needs: [Int]) {
        let taken = Set(graph.sharedRows(of: provider).compactMap { names.shared[$0] })
        let locals = Assembly.names(needs, besides: taken, provider, graph)
        for need in needs {
            let value = expression.effects(ofNeed: need).prefix + (expression.value(need) ?? "")
            writer.line("let \(SwiftKeyword.escaped(locals[need] ?? "")) = \(value)")
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
        for statement in expression.statements(sharing: rows) { writer.line(statement) }
    }

    /// Writes the construction as a line of its own, between `head` and `tail`.
    func emitConstruction(_ expression: Expression, after head: String = "", before tail: String = "") {
        writer.write(head)
        writer.write(expression.constructionPrefix)
        writer.write(expression.construction())
        writer.line(tail)
    }

    private func emitInjecting(_ expression: Expression, _ provider: Int) {
        let row = graph.providers[provider]
        let isVariable = row.injections.contains(where: \.isMutating) && isValue(row.type)
        let keyword = isVariable ? "var " : "let "
        emitConstruction(
            expression, after: (row.isFailable ? "guard " : "") + keyword + MemberNames.instance + " = ",
            before: row.isFailable ? " else { return nil }" : "")
        emit(row.injections, expression)
        writer.line("return \(MemberNames.instance)")
    }

    func emit(_ injections: [Injection], _ expression: Expression) {
        for injection in injections {
            writer.conditional(on: graph.program.conditionText(of: injection.site)) {
                writer.lines(expression.statement(injection, on: MemberNames.instance))
            }
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
        if form.isHanded, graph.providers[provider].lifetime == .graph, graph.isFurtherName(row),
            let shared = graph.handedRows(of: row).first
        {
            writer.line(SwiftKeyword.escaped(names.shared[shared] ?? ""))
        } else if form.isHanded {
            let expression = expression(provider, omitted: form.omitted)
            writer.line(graph.effectsWhenHanded(own).prefix + expression.handing(own))
        } else {
            let arguments = given(row, form).map { given in
                let text = graph.program.names.text(given.name)
                let lent = graph.needs[given.need].isInout ? "&" : ""
                let label = graph.isUnlabelled(given, of: provider) ? "" : SwiftKeyword.label(text) + ": "
                return label + lent + SwiftKeyword.escaped(text)
            }
            writer.line(graph.effects[provider].prefix + name(own) + "(" + arguments.joined(separator: ", ") + ")")
        }
    }

    // MARK: Signatures

    private func emitMethod(_ row: Int, _ form: MemberForm, _ body: () -> Void) {
        let provider = graph.offers[row].provider
        var parameters = given(row, form).map { parameter($0, of: provider) }
        if form.isHanded { parameters += graph.handedRows(of: row).map(handedParameter) }
        let effects = form.isHanded ? graph.effectsWhenHanded(row) : graph.effects[provider]
        writer.write(isolation(provider, effects, form))
        writer.write(open(row, isHanded: form.isHanded))
        writer.write("func ")
        writer.function(name(row), parameters, effectWords(provider, effects) + result(row), body)
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
        writer.write(isolation(graph.offers[row].provider, effects, form))
        writer.write(open(row))
        writer.write(introducer)
        writer.write(name(row))
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
