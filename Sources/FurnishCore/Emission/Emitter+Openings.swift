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

    private func emit(_ opening: SceneOpenings.Opening, _ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        let coder = graph.coderNeed(of: provider)
        let givens = given(row, form)
        let others = givens.filter { $0.need != coder }
        let storyboard = freeName("storyboard", besides: others)
        let parameters =
            ["from \(storyboard): \(opening.framework.storyboardClass)"] + others.map(parameterOfOpening)
        // What the closure is handed must not be called as something that is given.
        let handed = freeName("coder", besides: others)
        let arguments = givens.map { given in
            let name = graph.program.names.text(given.name)
            return SwiftKeyword.label(name) + ": " + (given.need == coder ? handed : SwiftKeyword.escaped(name))
        }
        let made = Call(callee: "self.\(name(row))", arguments: arguments)
        let type = types.spell(graph.madeType(row))
        emitMethod(opening, row, parameters, type) {
            let controller = freeName("controller", besides: others)
            if let identifier = opening.identifier {
                writer.line(
                    "\(storyboard).instantiate\(noun(opening))(identifier: \(literal(identifier))) { \(handed) in")
            } else {
                writer.line(
                    "let \(controller): \(type)? = \(storyboard).instantiateInitial\(noun(opening)) { \(handed) in")
            }
            writer.nested { writer.line(made) }
            writer.line("}")
            if opening.identifier != nil { return }
            writer.line("guard let \(controller) else { preconditionFailure(\"The storyboard has no initial scene\") }")
            writer.line("return \(controller)")
        }
    }

    private func emitMethod(
        _ opening: SceneOpenings.Opening, _ row: Int, _ parameters: [String], _ type: String, _ body: () -> Void
    ) {
        let scene = opening.identifier.map { "the scene \(literal($0))" } ?? "the initial scene"
        writer.blankLine()
        writer.line("/// Opens \(scene) with a new `\(type)`. (\(opening.file))")
        let actor = graph.actor(of: graph.offers[row].provider).map { types.spell($0) } ?? "MainActor"
        writer.write("@\(actor) \(open(row))func ")
        writer.function(SwiftKeyword.escaped(opening.method), parameters, " -> \(type)", body)
    }

    private func noun(_ opening: SceneOpenings.Opening) -> String {
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
