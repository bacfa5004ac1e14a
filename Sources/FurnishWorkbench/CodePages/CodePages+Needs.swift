import FurnishCore

/// Pages of needs that cannot be met as they are written.
extension CodePage {
    static let unprovidedDefault = CodePage(
        """
        A parameter uses its default, because nothing provides its type, although a declaration in the sources could. A \
        forgotten or deleted marker would otherwise go unnoticed: each default makes an instance of its own. A value, \
        such as an enum or a `Movie`, and a type of another package cause no warning. A weak property of a struct is \
        left nil where nothing would hold the new instance that it gets.
        """,
        cause: """
            protocol API {}

            struct LiveAPI: API {}

            struct OfflineAPI: API {}

            final class HomeScreen {
                // @Needs
                init(api: API = OfflineAPI.stored(days: 3)) {}
            }

            extension OfflineAPI {
                static func stored(days: Int) -> OfflineAPI { OfflineAPI() }
            }
            """,
        advice: """
            Mark what the parameter should get. If the default itself names a type or a property, `furnish fix` marks that.
            """,
        fixed: """
            protocol API {}

            // @Provides(as: API)
            struct LiveAPI: API {}

            struct OfflineAPI: API {}

            final class HomeScreen {
                // @Needs
                init(api: API = OfflineAPI.stored(days: 3)) {}
            }

            extension OfflineAPI {
                static func stored(days: Int) -> OfflineAPI { OfflineAPI() }
            }
            """,
        silence: "If the default is meant, say so.",
        silenced: """
            protocol API {}

            struct LiveAPI: API {}

            struct OfflineAPI: API {}

            final class HomeScreen {
                // @Needs(default: api)
                init(api: API = OfflineAPI.stored(days: 3)) {}
            }

            extension OfflineAPI {
                static func stored(days: Int) -> OfflineAPI { OfflineAPI() }
            }
            """)

    static let dependencyCycle = CodePage(
        """
        Types need each other, so none of them can be made first. The notes show the cycle, with the location of each \
        need. Types that reach each other in several cycles are reported once, with the shortest cycle through \
        the first need.
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
        The caller passes a parameter to the needed type, and that parameter cannot propagate further: a `once` or \
        `weak` instance has many callers, and a `coder` never propagates.
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
        Two given parameters with the same name would propagate to the same caller although they belong to two types, or \
        to two instances of one type. Or the parameters of a closure can be matched in more than one way, or several needs \
        would pass a `consuming` or `sending` parameter to the `graph` instance that they share.
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
            Take closures, or rename one of the parameters. If one value fits both, let the outer type take it as a \
            given parameter. For two instances of one type, provide each as a typealias of its own, or let the caller pass them.
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
        "All types that need a `once` instance get the same one, so none of them can pass it a parameter.",
        cause: """
            // @Provides(once)
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }
            """,
        advice: "Make a new instance for each need, or take the parameter in a method.",
        fixed: """
            // @Provides
            final class MovieViewModel {
                // @Needs(given: id)
                init(id: Int) {}
            }
            """)

    static let effectMismatch = CodePage(
        """
        Making an instance is `async` or can throw, and the need does not allow that: it is a closure whose type has \
        no such effect, or a controller that is made from a coder. The notes show where the effect comes from.
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
        advice: "Write the effect in the closure's type. The note shows the type with exactly the necessary effects.",
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
        Something runs on a global actor that cannot be reached from where it is needed, or a `@Sendable` closure \
        would capture a factory that is not `Sendable`. Or what is made on another actor would share the `graph` instances \
        of a call.
        """,
        cause: """
            // @Provides
            struct Report {}

            final class Screen {
                // @Needs
                init(makeReport: @escaping @Sendable () -> Report) {}
            }
            """,
        advice:
            "Take a closure that is not `@Sendable`, mark the scope `@Scope(sendable)`, or declare it `@MainActor`.",
        fixed: """
            // @Provides
            struct Report {}

            final class Screen {
                // @Needs
                init(makeReport: @escaping () -> Report) {}
            }
            """)
}
