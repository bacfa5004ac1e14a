/// Pages of what goes wrong between scopes.
extension CodePage {
    static let capturedScope = CodePage(
        """
        Something that lives in a scope needs what only a deeper scope has, which is gone when that scope ends. Without \
        `in:` it would have been placed in the deeper one.
        """,
        cause: """
            // @Scope(root)
            struct App {}

            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides(once, in: App)
            final class Outbox {
                init(user: User) {}
            }
            """,
        advice: "Leave `in:` out, or pass what is needed to a method when it is there.",
        fixed: """
            // @Scope(root)
            struct App {}

            // @Scope
            struct Session {
                // @Provides
                let user: User
            }

            struct User {}

            // @Provides(once)
            final class Outbox {
                init(user: User) {}
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
