/// Pages of the mistakes in what is provided, and of what nothing provides.
extension CodePage {
    static let missingProvider = CodePage(
        """
        Something is needed that nothing provides. The error stands where it is needed; the notes show the way from an \
        entry point down to it, who else needs it, and what would help.
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
            Mark what makes it `@Provides`, with `as:` where it is needed as a protocol or superclass. What only the \
            caller knows is `given:`. A value such as a `String` or a `URL` can also be provided by a property or function.
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
        "Two providers have the same type, so nothing says which of them a need is met with.",
        cause: """
            struct Endpoint {}

            // @Provides
            let api: Endpoint = Endpoint()
            // @Provides
            let images: Endpoint = Endpoint()
            """,
        advice: """
            Remove one, or give one a name of its own: a typealias that something provides is a type of its own to \
            Furnish, and is needed under its name.
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
        "A failable initializer provides an optional, and who needs the value itself may get none.",
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
            Take the optional, or write an initializer that cannot fail. A collection takes it as `into: [Camera?]`.
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
        "Two contributions to a dictionary have the same key, literally, so one of them would be lost.",
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
        Two types would be made by factory members of the same name, also with their module's or outer type's name in \
        front. Methods that differ in their labels are overloads and do not collide.
        """,
        cause: """
            // @Provides
            struct WalletRepository {}

            enum Wallet {
                // @Provides
                struct Repository {}
            }
            """,
        advice: """
            Rename one of the types or functions. Provide a type without a name, such as a tuple, as a typealias of its own.
            """,
        fixed: """
            // @Provides
            struct WalletStorage {}

            enum Wallet {
                // @Provides
                struct Repository {}
            }
            """)

    static let conditionGap = CodePage(
        """
        Something is needed that is provided only under `#if`. There is a combination of conditions under which it would \
        be missing, and the message names one.
        """,
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
        advice: "Provide it in the other case as well, or put who needs it under the same condition.",
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
        Providers in different branches of `#if` stand in for each other, so who needs one writes the same for all. They \
        must agree in lifetime, scope, given parameters and effects.
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
            "Write the same lifetime, scope, given parameters or effects for both: the error says in which they differ.",
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
        In a module that has an entry point, none of them needs this, directly or through others. What is public is never \
        reported: another module may need it.
        """,
        cause: """
            // @Provides
            struct Clock {}

            final class Screen {
                // @Needs
                init() {}
            }
            """,
        advice: "Remove the marker, or need it.",
        fixed: """
            struct Clock {}

            final class Screen {
                // @Needs
                init() {}
            }
            """,
        silence: """
            If the app itself asks the factory for it, mark it `@Needs` as well: it is then an entry point, with the lifetime \
            of its `@Provides`. `public` says that another module may need it.
            """,
        silenced: """
            // @Provides(once)
            // @Needs
            final class Analytics {}

            // @Provides
            public struct Clock {}

            final class Screen {
                // @Needs
                init() {}
            }
            """)

    static let foreignOnce = CodePage(
        """
        A public factory would build its own copy of what another module provides `once`, so that an app which uses both \
        has two.
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
        advice: "Take it as an input of the factory's scope. The app's factory passes its own.",
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
