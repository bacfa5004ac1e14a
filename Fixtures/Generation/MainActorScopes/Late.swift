/// What the factory keeps calls these on no actor, or on another one, when the factory may be gone.
// @Provides(once, in: Dialog)
final class Courier: Sendable {
    let makeDraft: @Sendable () async -> Draft

    init(makeDraft: @escaping @Sendable () async -> Draft) {
        self.makeDraft = makeDraft
    }
}

// @Provides(once, in: Dialog)
actor Archive {
    let makeDraft: () async -> Draft
    let prepare: @Sendable () -> () async -> Draft

    init(makeDraft: @escaping () async -> Draft, prepare: @escaping @Sendable () -> () async -> Draft) {
        self.makeDraft = makeDraft
        self.prepare = prepare
    }

    func draft() async -> Draft { await makeDraft() }

    func prepared() async -> Draft { await prepare()() }
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
