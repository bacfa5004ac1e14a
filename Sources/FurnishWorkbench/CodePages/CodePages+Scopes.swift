import FurnishCore

/// Pages of mistakes with scopes.
extension CodePage {
    static let capturedScope = CodePage(
        """
        A type needs something that lives in a deeper scope than the type itself. What a factory keeps (`once`, `weak`) lives in the \
        outermost factory, unless its marker says `in:`. No edit elsewhere moves it. Or a closure makes what lives in a deeper scope than \
        the closure's owner. Closures never move the type that takes them.
        """,
        cause: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides(once)
            final class WatchList {
                init(user: User) {}
            }
            """,
        advice: """
            If the type belongs in the scope, its marker says so: `in: Session`. If it belongs in the app, let it take the value as an \
            argument of the method that uses it. If it opens the scope, let it take the closure that makes the scope's factory.
            """,
        fixed: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides(once, in: Session)
            final class WatchList {
                init(user: User) {}
            }

            final class RootScreen {
                // @Needs
                init(openSession: @escaping (Session) -> SessionFactory) {}
            }

            final class MenuScreen {
                // @Needs(in: Session)
                init(makeWatchList: @escaping () -> WatchList) {}
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

    static let endedScope = CodePage(
        """
        A factory that can end keeps an instance with a closure, and the closure would make something in that same factory. The \
        instance may outlive the factory, for example while a request is on its way during the logout. A factory never comes back, so \
        the closure would have nothing to return.
        """,
        cause: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides(each)
            final class Receipt { init(user: User) {} }

            // @Provides(once, in: Session)
            final class Payments {
                init(makeReceipt: @escaping () -> Receipt) {}
            }
            """,
        advice: """
            Let something take the closure that the factory does not keep: a screen, or a coordinator without `once`. Or write the \
            closure with `?`. It then returns nil after the end.
            """,
        fixed: """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides(each)
            final class Receipt { init(user: User) {} }

            // @Provides(once, in: Session)
            final class Payments {
                init(makeReceipt: @escaping () -> Receipt?) {}
            }
            """)
}
