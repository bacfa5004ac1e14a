/// One of the overloads in which a member is written.
struct MemberForm {
    /// The parameters without a literal default are left out.
    var omitsDefaults = false
    /// What the outermost call shares is handed in.
    var isHanded = false
}

/// The declarations that a type has in the factory.
extension Emitter {
    func emitDeclarations(of row: Int) {
        let provider = graph.available[row].provider
        if graph.isOwnType(row), graph.isStored(provider) {
            emitSummary(row)
            emitStored(row)
        } else if graph.isOwnType(row), graph.providers[provider].lifetime == .once {
            emitSummary(row)
            emitOnce(row)
        } else {
            for (position, form) in forms(of: row).enumerated() {
                if position > 0 { text += "\n" }
                emitSummary(row, isHanded: form.isHanded)
                emit(row, form)
            }
        }
    }

    func forms(of row: Int) -> [MemberForm] {
        var forms = [MemberForm()]
        let provider = graph.available[row].provider
        if graph.givens[provider].contains(where: hasHiddenDefault) { forms.append(MemberForm(omitsDefaults: true)) }
        guard graph.shared.handed.contains(row) else { return forms }
        forms.append(MemberForm(isHanded: true))
        if graph.givensWhenHanded(row).contains(where: hasHiddenDefault) {
            forms.append(MemberForm(omitsDefaults: true, isHanded: true))
        }
        return forms
    }

    private func emit(_ row: Int, _ form: MemberForm) {
        let provider = graph.available[row].provider
        if graph.isProperty(provider), !form.isHanded { return emitProperty(row) }
        emitSignature(row, form)
        if graph.isOwnType(row) {
            let delegate = !form.isHanded && graph.shared.handed.contains(row) ? row : nil
            let expression = expression(provider, omitsDefaults: form.omitsDefaults)
            emitBody(expression, provider, isHanded: form.isHanded, handingTo: delegate)
        } else {
            emitOtherName(row, form)
        }
        text += "    }\n"
    }

    // MARK: Properties

    private func emitOnce(_ row: Int) {
        let provider = graph.available[row].provider
        let head = "    \(isolation(provider))\(open(row))private(set) lazy var \(name(row)): \(type(row)) = "
        let expression = expression(provider)
        if graph.providers[provider].injections.isEmpty, expression.sharedInstances.isEmpty {
            text += head + expression.construction().text(column: head.count, indentation: 4) + "\n"
        } else {
            text += head + "{\n"
            emitBody(expression, provider)
            text += "    }()\n"
        }
    }

    /// A property that is read anew each time: another's name, or one that a declaration provides.
    private func emitProperty(_ row: Int) {
        let provider = graph.available[row].provider
        let expression = expression(provider)
        if !graph.isOwnType(row) { return emitGetter(row, name(graph.available[row].ownRow)) }
        if expression.sharedInstances.isEmpty, !graph.hasConditionalElements(provider) {
            return emitGetter(row, expression.construction().text(column: 0, indentation: 4))
        }
        let before = text
        text = ""
        emitBody(expression, provider, handingTo: graph.shared.handed.contains(row) ? row : nil)
        let effects = effectWords(provider)
        if !effects.isEmpty {
            let lines = text.split(separator: "\n").map { "    " + $0 }
            text = "        get\(effects) {\n" + lines.joined(separator: "\n") + "\n        }\n"
        }
        text = before + "    \(isolation(provider))\(open(row))var \(name(row)): \(type(row)) {\n" + text + "    }\n"
    }

    private func emitGetter(_ row: Int, _ body: String) {
        let provider = graph.available[row].provider
        let effects = graph.effects[provider]
        // Alone in a getter, these would start an accessor.
        let isAccessor = ["get", "set", "willSet", "didSet", "init", "_read", "_modify"].contains(body)
        let value = expression(provider).prefix(effects) + (isAccessor ? "self." : "") + body
        text += "    \(isolation(provider))\(open(row))var \(name(row)): \(type(row)) { "
        text += effects.isEmpty ? value : "get\(effectWords(provider)) { \(value) }"
        text += " }\n"
    }

    // MARK: Bodies

    /// Makes what is shared, constructs the instance, and injects what it does not take.
    ///
    /// - Parameters:
    ///   - isHanded: What is shared is there already.
    ///   - row: The member that makes the instance with what is shared.
    func emitBody(
        _ expression: Expression, _ provider: Int, isHanded: Bool = false, handingTo row: Int? = nil
    ) {
        let shared = isHanded ? [] : expression.sharedInstances
        for statement in shared { text += "        " + statement + "\n" }
        if let row {
            text += "        return " + expression.prefix(graph.effects[provider]) + expression.handing(row) + "\n"
            return
        }
        if graph.hasConditionalElements(provider) { return emitElements(expression, provider) }
        guard graph.providers[provider].injections.isEmpty else { return emitInjecting(expression, provider) }
        let head = "        " + (shared.isEmpty ? "" : "return ") + expression.constructionPrefix
        text += head + expression.construction().text(column: head.count, indentation: 8) + "\n"
    }

    private func emitInjecting(_ expression: Expression, _ provider: Int) {
        let row = graph.providers[provider]
        let isVariable = row.injections.contains(where: \.isMutating) && isValue(row.type)
        let keyword = isVariable ? "var " : "let "
        let head =
            "        " + (row.isFailable ? "guard " : "") + keyword + MemberNames.instance + " = "
            + expression.constructionPrefix
        text += head + expression.construction().text(column: head.count, indentation: 8)
        text += row.isFailable ? " else { return nil }\n" : "\n"
        for injection in row.injections {
            let condition = conditionText(of: injection.site)
            if let condition { text += "        #if \(condition)\n" }
            let statement = expression.statement(injection, on: MemberNames.instance)
            text += "        " + Call.breaking(statement, indentation: 8) + "\n"
            if condition != nil { text += "        #endif\n" }
        }
        text += "        return \(MemberNames.instance)\n"
    }

    private func isValue(_ type: TypeID) -> Bool {
        guard let kind = graph.symbols.symbol(of: type).map({ graph.symbols[$0].kind }) else { return false }
        return kind == .struct || kind == .enum
    }

    /// A further name of a provider: what `as:` says.
    private func emitOtherName(_ row: Int, _ form: MemberForm) {
        let provider = graph.available[row].provider
        let own = graph.available[row].ownRow
        let expression = expression(provider, omitsDefaults: form.omitsDefaults)
        text += "        "
        if form.isHanded, graph.providers[provider].lifetime == .graph, let shared = graph.handedRows(of: row).first {
            text += SwiftKeyword.escaped(names.shared[shared] ?? "") + "\n"
        } else if form.isHanded {
            text += expression.prefix(graph.effects[provider]) + expression.handing(own) + "\n"
        } else {
            let arguments = given(row, form).map { given in
                let text = graph.program.names.text(given.name)
                let lent = graph.bindings.needs[given.need].isInout ? "&" : ""
                let isUnlabelled = graph.bindings.needs[given.need].isUnlabelled && given.origin == provider
                let label = isUnlabelled ? "" : SwiftKeyword.label(text) + ": "
                return label + lent + SwiftKeyword.escaped(text)
            }
            text += expression.prefix(graph.effects[provider])
            text += name(own) + "(" + arguments.joined(separator: ", ") + ")\n"
        }
    }

    // MARK: Signatures

    private func emitSignature(_ row: Int, _ form: MemberForm) {
        let provider = graph.available[row].provider
        var parameters = given(row, form).map { parameter($0, of: provider) }
        if form.isHanded { parameters += graph.handedRows(of: row).map(handedParameter) }
        let head = "    \(isolation(provider))\(open(row))func \(name(row))"
        let tail = effectWords(provider) + result(row) + " {\n"
        let call = Call(callee: head, arguments: parameters, isRead: false)
        text += call.text(column: tail.count, indentation: 4) + tail
    }

    func given(_ row: Int, _ form: MemberForm) -> [GivenParameter] {
        let all = form.isHanded ? graph.givensWhenHanded(row) : graph.givens[graph.available[row].provider]
        return all.filter { !form.omitsDefaults || !hasHiddenDefault($0) }
    }

    private func parameter(_ given: GivenParameter, of provider: Int) -> String {
        let need = graph.bindings.needs[given.need]
        let type = types.parameter(need.type, isEscaping: given.isEscaping && graph.isFunction(need.type))
        let label = SwiftKeyword.argument(graph.program.names.text(need.name))
        if need.isUnlabelled, given.origin == provider { return "_ \(label): \(type)" }
        return "\(label): \(type)" + (graph.bindings.defaultText(given.need).map { " = " + $0 } ?? "")
    }

    private func handedParameter(_ row: Int) -> String {
        SwiftKeyword.argument(names.shared[row] ?? "") + ": " + types.spell(graph.available[row].type)
    }

    /// The default may name what only its own file sees.
    private func hasHiddenDefault(_ given: GivenParameter) -> Bool {
        graph.bindings.needs[given.need].defaultValue == .expression
    }
}
