/// The methods that open a storyboard's scenes with what the factory makes.
extension Emitter {
    func emitOpenings(_ row: Int) {
        let provider = graph.offers[row].provider
        guard graph.isOwnType(row), !openings[provider].isEmpty else { return }
        for opening in openings[provider] {
            for form in forms(of: row) where !form.isHanded { emit(opening, row, form) }
        }
    }

    /// The files that declare the classes of scenes: they import the storyboard's class too.
    func filesOfOpenings(_ rows: [Int]) -> [Int32] {
        rows.compactMap { row in
            let provider = graph.offers[row].provider
            guard !openings[provider].isEmpty else { return nil }
            return graph.symbols.symbol(of: graph.providers[provider].type).flatMap {
                graph.symbols[$0].sites.first?.file
            }
        }
    }

    private func emit(_ opening: SceneMethods.Method, _ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        let coder = graph.coderNeed(of: provider)
        let givens = given(row, form)
        let others = givens.filter { $0.need != coder }
        let storyboard = freeName("storyboard", besides: others)
        emitSignature(
            opening, row, ["from \(storyboard): \(opening.framework.storyboardClass)"] + others.map(parameterOfOpening))
        // What the closure is handed must not be called as something that is given.
        let handed = freeName("coder", besides: others)
        let arguments = givens.map { given in
            let name = graph.program.names.text(given.name)
            return SwiftKeyword.label(name) + ": " + (given.need == coder ? handed : SwiftKeyword.escaped(name))
        }
        let made = Call(callee: "self.\(name(row))", arguments: arguments)
        let closure = "{ \(handed) in\n            \(made.text(column: 12, indentation: 12))\n        }\n"
        if let identifier = opening.identifier {
            text += "        \(storyboard).instantiate\(noun(opening))(identifier: \(literal(identifier))) \(closure)"
        } else {
            let controller = freeName("controller", besides: others)
            let type = types.spell(graph.madeType(row))
            text += "        let \(controller): \(type)? = \(storyboard).instantiateInitial\(noun(opening)) \(closure)"
            text +=
                "        guard let \(controller) else { preconditionFailure(\"The storyboard has no initial scene\") }\n"
            text += "        return \(controller)\n"
        }
        text += "    }\n"
    }

    private func emitSignature(_ opening: SceneMethods.Method, _ row: Int, _ parameters: [String]) {
        let type = types.spell(graph.madeType(row))
        let scene = opening.identifier.map { "the scene \(literal($0))" } ?? "the initial scene"
        text += "\n    /// Opens \(scene) with a new `\(type)`. (\(opening.file))\n"
        let actor = graph.actor(of: graph.offers[row].provider).map { types.spell($0) } ?? "MainActor"
        let head = "    @\(actor) \(open(row))func \(SwiftKeyword.escaped(opening.name))"
        let tail = " -> \(type) {\n"
        let call = Call(callee: head, arguments: parameters)
        text += call.text(column: tail.utf8.count, indentation: 4) + tail
    }

    private func noun(_ opening: SceneMethods.Method) -> String {
        opening.framework == .uiKit ? "ViewController" : "Controller"
    }

    /// UIKit keeps what it calls back, and so whatever that holds.
    private func parameterOfOpening(_ given: GivenParameter) -> String {
        let need = graph.needs[given.need]
        let type = types.parameter(need.type, isEscaping: graph.isFunction(need.type))
        let label = SwiftKeyword.argument(graph.program.names.text(need.name))
        return "\(label): \(type)" + (graph.defaultText(given.need).map { " = " + $0 } ?? "")
    }

    private func freeName(_ name: String, besides givens: [GivenParameter]) -> String {
        var free = name
        while givens.contains(where: { graph.program.names.text($0.name) == free }) {
            free = "the" + TypeName.capitalized(free)
        }
        return free
    }

    private func literal(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "\"" + literal + "\""
    }
}
