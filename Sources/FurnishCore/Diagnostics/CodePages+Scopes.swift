/// Pages of what goes wrong between scopes.
extension CodePage {
    static let capturedScope = CodePage(
        """
        Something lives in one scope, and what it needs, or what a closure that it needs would make, lives in a deeper \
        one. Direct needs decide where a type lives, and closures never move it: so no `make` method disappears from a \
        factory because of what a screen might open one day.
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
            If the type opens the scope, let it take the closure that makes the scope's factory. If it belongs in the scope, \
            say so: `@Needs(in: Session)`, or `@Provides(in: Session)`.
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
        "Something needs what lives in two scopes of which neither contains the other, so it has no place to live in.",
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
        advice: "Put one scope into the other, or take what the other scope has as given.",
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
