/// Pages of mistakes with scopes.
extension CodePage {
    static let capturedScope = CodePage(
        """
        A type lives in one scope, and a need of it, or of an instance that a closure would make for it, lives in a \
        deeper scope. Direct needs decide where a type lives, and closures never move it, so that a new closure never \
        removes a `make` method from a factory.
        """,
        cause: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides
            final class HomeScreen {
                init(user: User) {}
            }

            final class RootScreen {
                // @Needs
                init(makeHome: @escaping () -> HomeScreen) {}
            }
            """,
        advice: """
            If the type opens the scope, let it take the closure that makes the scope's factory. If it belongs in \
            the scope, state that: `@Needs(in: Session)`, or `@Provides(in: Session)`.
            """,
        fixed: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides
            final class HomeScreen {
                init(user: User) {}
            }

            final class RootScreen {
                // @Needs
                init(openSession: @escaping (Session) -> SessionFactory) {}
            }

            final class MenuScreen {
                // @Needs(in: Session)
                init(makeHome: @escaping () -> HomeScreen) {}
            }
            """)

    static let disjointScopes = CodePage(
        "A type has needs from two scopes, neither of which contains the other, so no scope has all that it needs.",
        cause: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            // @Scope
            struct Meeting {
                // @Provides
                let line: Line
            }

            struct User {}
            struct Line {}

            // @Provides
            final class Caller {
                init(user: User, line: Line) {}
            }
            """,
        advice: """
            Put one scope in the other with `in:`, or let the caller pass the values from the other scope, with \
            `given:`.
            """,
        fixed: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            // @Scope(in: Session)
            struct Meeting {
                // @Provides
                let line: Line
            }

            struct User {}
            struct Line {}

            // @Provides
            final class Caller {
                init(user: User, line: Line) {}
            }
            """)
}
