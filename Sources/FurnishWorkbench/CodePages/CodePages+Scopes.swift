import FurnishCore

/// Pages of mistakes with scopes.
extension CodePage {
    static let capturedScope = CodePage(
        """
        A type lives in one scope, but something that it needs, or that one of its closures makes, lives in a deeper \
        scope. Direct needs decide where a type lives. Closures never move it, so that a new closure never removes a \
        `make` method from a factory.
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
        "A type needs values from two scopes. Neither scope contains the other, so the type cannot live in either.",
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
            If one scope belongs in the other, write that in its marker: `@Scope(in: Session)`. Otherwise, take values \
            of only one scope, and let the caller pass the other values, with `given:`.
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

    static let unopenedScope = CodePage(
        """
        All that opens a scope lives in that scope, because something that it needs comes from there. So nothing outside opens \
        the scope, and the app cannot ask its outermost factory for what it starts with. Code for previews and tests does not count.
        """,
        cause: """
            // @Scope
            struct Request {
                // @Provides
                let id: RequestID
            }

            // @Provides
            struct RequestLogger {
                let id: RequestID
            }

            // @Needs
            func run(logger: RequestLogger, open: (Request) -> RequestFactory) {}
            """,
        advice: """
            Read the path to the need that comes from the scope, and replace that need. With `in: AppFactory` in the marker of what \
            opens the scope, that need is an error.
            """,
        fixed: """
            // @Scope
            struct Request {
                // @Provides
                let id: RequestID
            }

            // @Needs
            func handle(id: RequestID) {}

            // @Needs
            func run(open: (Request) -> RequestFactory) {}
            """,
        silence: "If the module's code opens the scope itself, there is no warning.",
        silenced: """
            // @Scope
            struct Request {
                // @Provides
                let id: RequestID
            }

            // @Needs
            func run(id: RequestID, open: (Request) -> RequestFactory) {}

            func main() { AppFactory().makeRequestFactory(Request(id: 1)).run() }
            """)
}
