import FurnishCore

/// Pages of mistakes in providers, and of missing providers.
extension CodePage {
    static let missingProvider = CodePage(
        """
        Nothing provides a type that is needed. The error is at the need. The notes show the path from an entry point \
        to the need, other needs for the same type, and what to write.
        """,
        cause: """
            protocol Clock {}

            struct SystemClock: Clock {}

            final class CounterViewController {
                // @Needs
                init(clock: Clock) {}
            }
            """,
        advice: """
            Mark the declaration that makes it `@Provides`, with `as:` if it is needed as a protocol or superclass. \
            If only the caller knows the value, use `given:`. A property or function can also provide a value, such \
            as a `String` or a `URL`.
            """,
        fixed: """
            protocol Clock {}

            // @Provides(as: Clock)
            struct SystemClock: Clock {}

            final class CounterViewController {
                // @Needs
                init(clock: Clock) {}
            }
            """)

    static let duplicateProvider = CodePage(
        "Two providers have the same type, so it is not clear which of them meets a need.",
        cause: """
            struct Endpoint {}

            // @Provides
            let api: Endpoint = Endpoint()
            // @Provides
            let images: Endpoint = Endpoint()
            """,
        advice: """
            Keep one of them, and remove the marker of the other. To keep both, provide one as a typealias, and use \
            the name of the typealias where you take it: for Furnish, a provided typealias is a type of its own.
            """,
        fixed: """
            struct Endpoint {}
            typealias ImageEndpoint = Endpoint

            // @Provides
            let api: Endpoint = Endpoint()
            // @Provides
            let images: ImageEndpoint = Endpoint()
            """)

    static let failableProvider = CodePage(
        "A failable initializer provides an optional, but the need is not optional.",
        cause: """
            // @Provides
            struct Camera {
                init?() {}
            }

            final class Screen {
                // @Needs
                init(camera: Camera) {}
            }
            """,
        advice: """
            Take the optional, or write an initializer that cannot fail.
            """,
        fixed: """
            // @Provides
            struct Camera {
                init?() {}
            }

            final class Screen {
                // @Needs
                init(camera: Camera?) {}
            }
            """)

    static let duplicateKey = CodePage(
        "Two elements of a dictionary have the same literal key, so one of them would be lost.",
        cause: """
            struct Route {}

            // @Provides(into: [String: Route], key: "home")
            let home: Route = Route()
            // @Provides(into: [String: Route], key: "home")
            let search: Route = Route()
            """,
        advice: "Give one of them another key.",
        fixed: """
            struct Route {}

            // @Provides(into: [String: Route], key: "home")
            let home: Route = Route()
            // @Provides(into: [String: Route], key: "search")
            let search: Route = Route()
            """)

    static let nameCollision = CodePage(
        """
        The factory would have two members with the same name, even with the names of modules or outer types in \
        front. Methods with different labels are overloads and do not collide.
        """,
        cause: """
            // @Provides
            struct WalletRepository {}

            enum Wallet {
                // @Provides
                struct Repository {}
            }
            """,
        advice: "Rename one of the types or functions. Provide a type without a name, such as a tuple, as a typealias.",
        fixed: """
            // @Provides
            struct WalletStorage {}

            enum Wallet {
                // @Provides
                struct Repository {}
            }
            """)

    static let conditionGap = CodePage(
        "A needed type is provided only under `#if`. Under the conditions that the message names, it would be missing.",
        cause: """
            #if DEBUG
                // @Provides
                struct Clock {}
            #endif

            final class Screen {
                // @Needs
                init(clock: Clock) {}
            }
            """,
        advice: "Provide it under the other conditions as well, or put the need under the same condition.",
        fixed: """
            #if DEBUG
                // @Provides
                struct Clock {}
            #else
                // @Provides
                struct Clock {}
            #endif

            final class Screen {
                // @Needs
                init(clock: Clock) {}
            }
            """)

    static let conditionMismatch = CodePage(
        """
        Providers in different branches of `#if` are alternatives, and the code that needs them is the same for all. \
        So they must have the same lifetime, scope, given parameters and effects. The code is also the error for values \
        under so many different conditions that a member would be written more than four times, and for a live type that only \
        some systems have, if the module has no fake of it.
        """,
        cause: """
            #if DEBUG
                // @Provides
                final class Log {}
            #else
                // @Provides(once)
                final class Log {}
            #endif
            """,
        advice:
            """
            Write the same for both. The error names the difference, and the notes show what to write.
            """,
        fixed: """
            #if DEBUG
                // @Provides(once)
                final class Log {}
            #else
                // @Provides(once)
                final class Log {}
            #endif
            """)

    static let unusedProvider = CodePage(
        """
        The module has entry points, none of them needs this, directly or indirectly, and no source of the module reads its member of \
        the factory (`factory.clock`, or an override). A public declaration is never reported, because another module may need it.
        """,
        cause: """
            // @Provides
            struct Clock {}

            final class Screen {
                // @Needs
                init() {}
            }
            """,
        advice: """
            Mark the type that needs it: where there is one without a marker, the note names it. Otherwise take the type where an entry \
            point needs it, or remove the marker.
            """,
        fixed: """
            // @Provides
            struct Clock {}

            final class Screen {
                // @Needs
                init(clock: Clock) {}
            }
            """,
        silence: """
            It is not reported where the app itself reads it from the factory. If another module needs it, make it `public`.
            """,
        silenced: """
            // @Provides(once)
            final class Analytics {
                func start() {}
            }

            // @Provides
            public struct Clock {}

            final class Screen {
                // @Needs
                init() {}
            }

            func launch(_ factory: AppFactory) {
                factory.analytics.start()
            }
            """)

    static let unstatedLifetime = CodePage(
        """
        The program would make more than one instance of a type that keeps state, and no marker says whether it should: a change \
        that one screen makes would not show in another. A type keeps state if it is an actor, a class with a stored `var`, or a class \
        with a `let` that it sets itself to something that keeps or protects state, such as a subject, a `Mutex` or a queue. The error \
        names the types that need it.
        """,
        cause: """
            // @Provides
            final class Cart {
                var items: [String] = []
            }

            final class CartScreen {
                // @Needs
                init(cart: Cart) {}
            }

            final class ProductScreen {
                // @Needs
                init(cart: Cart) {}
            }
            """,
        advice: """
            Write the lifetime into the marker. With `once`, all needs share one instance; in a scope (`once, in: Session`), those of \
            one session. With `graph`, those of one call share it, such as a screen and its parts. With `each`, each need gets its own.
            """,
        fixed: """
            // @Provides(once)
            final class Cart {
                var items: [String] = []
            }

            final class CartScreen {
                // @Needs
                init(cart: Cart) {}
            }

            final class ProductScreen {
                // @Needs
                init(cart: Cart) {}
            }
            """)

    static let unnamedValue = CodePage(
        """
        A `String`, a `URL` or another plain value is provided under its own type, also in an optional, a collection or a tuple. Then each \
        parameter of that type in the program gets this value, whatever it means, and a default such as `title: String = "Home"` is \
        replaced too.
        """,
        cause: """
            // @Provides
            let appName: String = "Movies"

            final class Screen {
                // @Needs
                init(title: String) {}
            }
            """,
        advice: """
            Give the value a name: write a typealias, provide that, and need it where the value is meant. For Furnish, a provided \
            typealias is a type of its own.
            """,
        fixed: """
            typealias AppName = String

            // @Provides
            let appName: AppName = "Movies"

            final class Screen {
                // @Needs
                init(title: AppName) {}
            }
            """,
        silence: "A type of your own that holds the value needs no typealias.",
        silenced: """
            struct AppName {
                let text: String
            }

            // @Provides
            let appName: AppName = AppName(text: "Movies")

            final class Screen {
                // @Needs
                init(title: AppName) {}
            }
            """)

    static let foreignOnce = CodePage(
        """
        A public factory would make its own instance of a type that another module provides `once`, so an app that \
        uses both modules would have two instances.
        """,
        cause: """
            // file: Core/Client.swift
            // @Provides(once)
            public final class Client {
                public init() {}
            }
            // file: Feature.swift
            import Core

            // @Scope(root)
            public struct Feature {
                public init() {}
            }

            // @Provides
            public final class Screen {
                public init(client: Client) {}
            }
            """,
        advice: "Make it an input of the factory's scope. The app's factory then passes its own instance.",
        fixed: """
            // file: Core/Client.swift
            // @Provides(once)
            public final class Client {
                public init() {}
            }
            // file: Feature.swift
            import Core

            // @Scope(root)
            public struct Feature {
                // @Provides
                public let client: Client
                public init(client: Client) { self.client = client }
            }

            // @Provides
            public final class Screen {
                public init(client: Client) {}
            }
            """)
}
