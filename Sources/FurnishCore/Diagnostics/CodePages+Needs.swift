/// Pages of needs that cannot be met the way they are written.
extension CodePage {
    static let dependencyCycle = CodePage(
        """
        Types need each other to be made, so none of them can be made first. The notes draw the loop, each need at its \
        own place. Types that reach each other in several loops are reported once, by the shortest through the first need.
        """,
        cause: """
            // @Provides(once)
            final class Player {
                init(queue: Queue) {}
            }

            // @Provides(once)
            final class Queue {
                init(player: Player) {}
            }
            """,
        advice: "Let one of them take a closure and call it later, or put what both need into a third type.",
        fixed: """
            // @Provides(once)
            final class Player {
                init(queue: Queue) {}
            }

            // @Provides(once)
            final class Queue {
                init(player: @escaping () -> Player) {}
            }
            """)

    static let needsGiven = CodePage(
        """
        What is needed is itself given a parameter by its caller, and that parameter cannot rise: through a `once` or \
        `weak`, which is made for many, or where it is a `coder`.
        """,
        cause: """
            // @Provides
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }

            // @Provides(once)
            final class Library {
                init(movie: MovieViewModel) {}
            }
            """,
        advice: "Take a closure, and pass the parameter when you call it.",
        fixed: """
            // @Provides
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }

            // @Provides(once)
            final class Library {
                init(makeMovie: @escaping (Int) -> MovieViewModel) {}
            }
            """)

    static let givenMismatch = CodePage(
        """
        Two parameters of one name would rise to the same caller from different types, which need not mean the same by \
        it; or a closure's parameters can be matched in more than one way.
        """,
        cause: """
            // @Provides
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }

            // @Provides
            final class UserViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }

            final class Screen {
                // @Needs
                init(movie: MovieViewModel, user: UserViewModel) {}
            }
            """,
        advice: """
            Take closures, rename one of them, or take the parameter as given yourself where it is the same for both.
            """,
        fixed: """
            // @Provides
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }

            // @Provides
            final class UserViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }

            final class Screen {
                // @Needs
                init(makeMovie: (Int) -> MovieViewModel, makeUser: (Int) -> UserViewModel) {}
            }
            """)

    static let givenOnce = CodePage(
        "What is made once is made for everyone who needs it, so no single caller can give it a parameter.",
        cause: """
            // @Provides(once)
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }
            """,
        advice: "Make a new one for each caller, or take the parameter in a method.",
        fixed: """
            // @Provides
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }
            """)

    static let effectMismatch = CodePage(
        """
        Making something is `async` or can throw, and who needs it does not allow that: a closure whose type leaves it \
        out, or a controller that is made from a coder. The notes show where the effect comes from.
        """,
        cause: """
            // @Provides
            struct Store {
                init() async {}
            }

            final class Screen {
                // @Needs
                init(makeStore: () -> Store) {}
            }
            """,
        advice: "Write the effect into the closure's type: the note shows it, with no more effects than are necessary.",
        fixed: """
            // @Provides
            struct Store {
                init() async {}
            }

            final class Screen {
                // @Needs
                init(makeStore: () async -> Store) {}
            }
            """)

    static let isolationMismatch = CodePage(
        """
        Something runs on a global actor that cannot be reached from where it is needed, or a `@Sendable` closure would \
        carry a factory that is not `Sendable`.
        """,
        cause: """
            // @Provides
            struct Report {}

            final class Screen {
                // @Needs
                init(makeReport: @escaping @Sendable () -> Report) {}
            }
            """,
        advice: "Take a closure that stays where it is made, or declare the scope: `@Scope(sendable)`, `@MainActor`.",
        fixed: """
            // @Provides
            struct Report {}

            final class Screen {
                // @Needs
                init(makeReport: @escaping () -> Report) {}
            }
            """)
}
