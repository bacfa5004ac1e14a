/// What the factory keeps calls these on no actor, or on another one. They return nil once the factory is gone.
// @Provides(once, in: Dialog)
final class Courier: Sendable {
    let makeDraft: @Sendable () async -> Draft?

    init(makeDraft: @escaping @Sendable () async -> Draft?) {
        self.makeDraft = makeDraft
    }
}

// @Provides(once, in: Dialog)
actor Archive {
    let makeDraft: () async -> Draft?
    let prepare: @Sendable () -> () async -> Draft?

    init(makeDraft: @escaping () async -> Draft?, prepare: @escaping @Sendable () -> () async -> Draft?) {
        self.makeDraft = makeDraft
        self.prepare = prepare
    }

    func draft() async -> Draft? { await makeDraft() }

    func prepared() async -> Draft? { await prepare()() }
}

// @Provides
@MainActor final class Draft {
    let question: Question
    let model: Model

    init(question: Question, model: Model) {
        self.question = question
        self.model = model
    }
}

@MainActor final class Editor {
    let courier: Courier
    let archive: Archive

    // @Needs
    init(courier: Courier, archive: Archive, dialog: Dialog) {
        self.courier = courier
        self.archive = archive
    }
}

// Its factory is on the main actor only where that is the default, and the one around it everywhere.
// @Scope
struct Visit: Sendable {
    // @Provides
    let place: Character
}

final class Guide {
    let later: () async -> Model

    // @Needs
    init(place: Character, later: @escaping () async -> Model) {
        self.later = later
    }
}
