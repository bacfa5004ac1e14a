import FurnishCore

/// Pages of the mistakes in a marker, or in its declaration.
extension CodePage {
    static let malformedMarker = CodePage(
        """
        A comment begins with a marker, but the rest of it is not valid: for example, the marker does not have such \
        an argument, there are two lifetimes, or other text follows. What the marker would have provided is not \
        reported as missing as well.
        """,
        cause: """
            // @Provides once
            struct SystemClock {}
            """,
        advice: """
            Write arguments in parentheses right after the marker, as in a Swift attribute, and nothing after them.
            """,
        fixed: """
            // @Provides(once)
            struct SystemClock {}
            """)

    static let misspelledMarker = CodePage(
        """
        A comment begins with a word that is nearly a marker, or with the marker of another tool, such as `@Inject`, \
        `@Injectable` or `@Singleton`. Or a comment directly above a declaration is a marker with arguments but for its `@` \
        (`// Provides(once)`). Furnish ignores it, so nothing is provided.
        """,
        cause: """
            // @Provide
            struct SystemClock {}
            """,
        advice: "Write the marker's name: `@Provides`, `@Needs` or `@Scope`.",
        fixed: """
            // @Provides
            struct SystemClock {}
            """,
        silence: "A sentence that mentions a marker is none. Put another word before it.",
        silenced: """
            // See @Provide in the old framework.
            struct SystemClock {}
            """)

    static let detachedMarker = CodePage(
        """
        A marker belongs to the declaration that comes next. Attributes, modifiers and other comments may come \
        between them; a blank line or anything else may not. Behind other code on its line, in a list of parameters and in a \
        function's body, a marker belongs to nothing.
        """,
        cause: """
            // @Provides

            struct SystemClock {}
            """,
        advice: "Put the marker on a line of its own, right above the declaration.",
        fixed: """
            // @Provides
            struct SystemClock {}
            """)

    static let misplacedMarker = CodePage(
        """
        The marker has no meaning for its declaration. `@Provides` is for types, functions, properties, \
        and protocols with requirements; `@Needs` is for declarations that take something from the graph. A marked `let a, b: Int` \
        declares two properties: write a separate declaration of each. A generic type has no marker of its own: mark a typealias of each \
        specialization. An initializer is chosen by `@Needs`, and a stored property of a struct is filled by its initializer.
        """,
        cause: """
            // @Provides
            protocol Clock {}
            """,
        advice: """
            Mark the declaration that makes an instance. To provide a protocol, mark a type that conforms to it, \
            with `as:`.
            """,
        fixed: """
            protocol Clock {}

            // @Provides(as: Clock)
            struct SystemClock: Clock {}
            """)

    static let untypedProvider = CodePage(
        """
        A need names a type, so a provider must have a written type too. Furnish reads declarations and does not \
        infer types from expressions.
        """,
        cause: """
            enum Mode { case light, dark }

            // @Provides
            let mode = Mode.dark
            """,
        advice: "Write the type.",
        fixed: """
            enum Mode { case light, dark }

            // @Provides
            let mode: Mode = Mode.dark
            """)

    static let unknownGiven = CodePage(
        "`given:` lists the parameters that the caller passes, by their inner names. No parameter has this name.",
        cause: """
            // @Provides
            final class CounterViewModel {
                // @Needs(given: strat)
                init(start: Int) {}
            }
            """,
        advice: "Write a parameter's name as it is used inside the initializer or function.",
        fixed: """
            // @Provides
            final class CounterViewModel {
                // @Needs(given: start)
                init(start: Int) {}
            }
            """)

    static let unknownScope = CodePage(
        "`in:` names a scope, which is a type marked `@Scope`. No type in view with this name is a scope.",
        cause: """
            // @Scope
            struct Session {}

            // @Provides(once, in: Sesion)
            final class Outbox {}
            """,
        advice: """
            Write the name of a type that is marked `@Scope`, or leave `in:` out: a type lives in the deepest scope \
            that its needs come from.
            """,
        fixed: """
            // @Scope
            struct Session {}

            // @Provides(once, in: Session)
            final class Outbox {}
            """)

    static let ambiguousInitializer = CodePage(
        "A type has several initializers, and nothing says which one makes it.",
        cause: """
            // @Provides
            struct Retry {
                init() {}
                init(times: Int) {}
            }
            """,
        advice: "Mark the one to use with `@Needs`.",
        fixed: """
            // @Provides
            struct Retry {
                // @Needs
                init() {}
                init(times: Int) {}
            }
            """)

    static let noInitializer = CodePage(
        """
        Nothing can make the type: it has no initializer that generated code can call. An enum has only its cases, \
        and a memberwise initializer that depends on `#if` does not count.
        """,
        cause: """
            // @Provides
            enum Theme { case light, dark }
            """,
        advice: "Write an initializer, or mark a property or function that makes an instance.",
        fixed: """
            enum Theme {
                case light, dark

                // @Provides
                static let standard: Theme = .light
            }
            """)

    static let inaccessibleDeclaration = CodePage(
        """
        The factory is in a file of its own, which cannot use a `private` or `fileprivate` declaration, nor a type \
        or static member whose name means something else in Swift, such as `Outer.Type`.
        """,
        cause: """
            // @Provides
            private struct SystemClock {}
            """,
        advice: """
            Make it internal, or mark an internal declaration that makes it. A singleton has a private initializer: \
            mark its `static let shared`.
            """,
        fixed: """
            // @Provides
            struct SystemClock {}
            """)

    static let unsupportedParameter = CodePage(
        """
        The graph cannot supply this parameter: it is variadic, it is `inout` and not given, or its type is generic, \
        and only a caller could choose it.
        """,
        cause: """
            // @Provides
            struct Sum {
                init(numbers: Int...) {}
            }
            """,
        advice: """
            Take an array in place of a variadic parameter. Let the caller pass an `inout` parameter, with `given:`.
            """,
        fixed: """
            // @Provides
            struct Sum {
                // @Needs(given: numbers)
                init(numbers: [Int]) {}
            }
            """)

    static let invalidLifetime = CodePage(
        """
        The type cannot have this lifetime. Only an instance of a class or actor can be referenced weakly, and a \
        value that cannot be copied cannot be both kept and passed on. A `weak` or `unowned` property cannot be set to a \
        new instance either: nothing would hold that, so write `@Provides(once)` on its type, or hold it elsewhere.
        """,
        cause: """
            // @Provides(weak)
            struct Cache {}
            """,
        advice: "Write `@Provides(once)`, or make the type a class.",
        fixed: """
            // @Provides(weak)
            final class Cache {}
            """)

    static let optionalProperty = CodePage(
        """
        A property that is injected after initialization has to be optional. A property that the initializer sets is \
        never nil, and can be a `let`.
        """,
        cause: """
            // @Provides
            struct Log {}

            final class Screen {
                // @Needs
                var log: Log?
            }
            """,
        advice: """
            Set it in the initializer. If the class has no initializer yet, the fix writes one for all such properties, and \
            moves the marker there: `init(log:)`, or `init?(coder:log:)` for what a storyboard makes. It writes nothing where \
            an initializer would have to change, or where the code assigns the property or treats it as an optional. The \
            note says where.
            """,
        fixed: """
            // @Provides
            struct Log {}

            final class Screen {
                let log: Log

                // @Needs
                init(log: Log) {
                    self.log = log
                }
            }
            """,
        silence: """
            If you cannot change the initializer, set the property in a method that is marked `@Needs`. It is called \
            right after the initializer.
            """,
        silenced: """
            // @Provides
            struct Log {}

            final class Screen {
                private var log: Log?
                // @Needs
                init() {}
                // @Needs
                func use(log: Log) { self.log = log }
            }
            """)
}
