import Core

/// The count that wins a game.
package typealias Goal = Int

/// A game: who counts to the goal wins. Only this package plays it.
// @Scope
@MainActor
package struct Round {
    // @Provides
    package let goal: Goal

    package init(goal: Goal) {
        self.goal = goal
    }
}

@MainActor
package final class RoundScreen {
    private let goal: Goal
    private let store: any CountStore
    private let screen: CounterScreen

    // @Needs
    init(goal: Goal, store: any CountStore, makeScreen: (_ step: Int) -> CounterScreen) {
        self.goal = goal
        self.store = store
        screen = makeScreen(1)
    }

    package var isWon: Bool { store.count >= goal }

    package func tap() {
        screen.tap()
    }
}
