/// Pages of the mistakes in a marker, or in the declaration that it stands on.
extension CodePage {
    static let malformedMarker = CodePage(
        """
        A comment begins with a marker, but the rest of it cannot be read: an argument that the marker does not have, \
        two lifetimes, text after it. What the marker would have provided is not called missing as well.
        """,
        cause: """
            // @Provides once
            struct SystemClock {}
            """,
        advice: "Arguments stand in parentheses right after the marker, as in a Swift attribute, and nothing follows.",
        fixed: """
            // @Provides(once)
            struct SystemClock {}
            """)

    static let misspelledMarker = CodePage(
        """
        A comment begins with a word that is nearly a marker, or with the marker of another tool, such as `@Inject`, \
        `@Injectable` or `@Singleton`. It is read as a comment, so nothing is provided.
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
        silence: "Only a comment that begins so is taken for a marker. Put a word before it.",
        silenced: """
            // See @Provide in the old framework.
            struct SystemClock {}
            """)

    static let detachedMarker = CodePage(
        """
        A marker belongs to the declaration that comes next. Attributes, modifiers and other comments may stand between \
        them, an empty line or anything else may not. In a function's body there is nothing to mark.
        """,
        cause: """
            // @Provides

            struct SystemClock {}
            """,
        advice: "Put the marker right before the declaration, or at the end of the line on which it starts.",
        fixed: """
            // @Provides
            struct SystemClock {}
            """)

    static let misplacedMarker = CodePage(
        """
        The marker stands on a declaration for which it has no meaning. `@Provides` is for types, initializers, functions \
        and properties; `@Needs` for what is made or run with what it needs. A marked `let a, b: Int` declares two things: \
        write a separate declaration of each.
        """,
        cause: """
            // @Provides
            protocol Clock {}
            """,
        advice: "Mark what makes an instance. A protocol is provided by a type that conforms to it, with `as:`.",
        fixed: """
            protocol Clock {}

            // @Provides(as: Clock)
            struct SystemClock: Clock {}
            """)

    static let untypedProvider = CodePage(
        """
        Who needs something names its type, so what is provided must have a written one. Furnish reads declarations and \
        does not infer types from expressions.
        """,
        cause: """
            // @Provides
            let timeout = 30.0
            """,
        advice: "Write the type. Of a generic type, provide a typealias that says which one is meant.",
        fixed: """
            // @Provides
            let timeout: Double = 30.0
            """)

    static let unknownGiven = CodePage(
        "`given:` names the parameters that the caller passes, by their inner names. No parameter has this one.",
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
        "`in:` names a scope, a type that is marked `@Scope`. No type in view of this name is one.",
        cause: """
            // @Scope
            struct Session {}

            // @Provides(once, in: Sesion)
            final class Outbox {}
            """,
        advice: """
            Write the name of a type that is marked `@Scope`, or leave `in:` out: where something lives follows from what \
            it needs.
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
        Nothing can make the type: it has no initializer that generated code could call. Of an enum, only its cases are \
        there; a memberwise initializer that differs with `#if` is none.
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
        The factory is generated into a file of its own. What is `private` or `fileprivate` cannot be called there, and \
        neither can a type whose name means something else to Swift, such as `Outer.Type`.
        """,
        cause: """
            // @Provides
            private struct SystemClock {}
            """,
        advice: """
            Make it internal, or mark something that is and that makes it. Of a singleton, whose initializer is private, mark \
            `static let shared`.
            """,
        fixed: """
            // @Provides
            struct SystemClock {}
            """)

    static let unsupportedParameter = CodePage(
        """
        No value of the graph can fill this parameter: it is variadic, it is `inout` and not given, or nothing says what \
        its generic type is.
        """,
        cause: """
            // @Provides
            struct Sum {
                init(numbers: Int...) {}
            }
            """,
        advice: "Take an array in place of a variadic parameter. Let the caller give what is `inout`.",
        fixed: """
            // @Provides
            struct Sum {
                // @Needs(given: numbers)
                init(numbers: [Int]) {}
            }
            """)

    static let invalidLifetime = CodePage(
        """
        The type cannot live as long as the marker says. Only an instance of a class or actor can be held weakly, and a \
        value that cannot be copied cannot be kept and handed out at the same time.
        """,
        cause: """
            // @Provides(weak)
            struct Cache {}
            """,
        advice: "Provide it `once`, or make it a class.",
        fixed: """
            // @Provides(weak)
            final class Cache {}
            """)

    static let optionalProperty = CodePage(
        """
        A property that is injected after the initializer must be able to hold nothing before. Taken in the initializer \
        it is never nil, and can be a `let`.
        """,
        cause: """
            // @Provides
            struct Log {}

            final class Screen {
                // @Needs
                var log: Log?
                // @Needs
                init() {}
            }
            """,
        advice: "Take it in the initializer.",
        fixed: """
            // @Provides
            struct Log {}

            final class Screen {
                private let log: Log
                // @Needs
                init(log: Log) { self.log = log }
            }
            """,
        silence: """
            Where the initializer is not yours to change, set the property in a method that is marked `@Needs`. It is \
            called right after the initializer.
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
