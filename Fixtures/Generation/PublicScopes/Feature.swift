// What is public is open, so that another module's tests can override it, whatever else its member says.

// @Scope(root)
public struct Feature {
    // @Provides
    public let title: String

    public init(title: String) {
        self.title = title
    }
}

@MainActor public final class Screen {
    public let model: Model
    public let label: Label
    public let cursor: Cursor

    // @Needs(given: number)
    public init(model: Model, label: Label, number: Int, steps: [Step], cursor: Cursor, greeting: Greeting) {
        self.model = model
        self.label = label
        self.cursor = cursor
    }
}

// @Provides(graph)
@MainActor public final class Model {
    let title: String

    public init(title: String) {
        self.title = title
    }
}

// @Provides
@MainActor public final class Label {
    let model: Model
    let theme: Theme

    public init(model: Model, theme: any Style, own: Theme) {
        self.model = model
        self.theme = own
        precondition(own === theme as AnyObject)
    }
}

@MainActor public protocol Style: AnyObject {}

// @Provides(once, as: Style)
@MainActor public final class Theme: Style {
    public init() {}
}

// @Provides(weak)
@MainActor public final class Cursor {
    public init() {}
}

// @Provides
@MainActor public var greeting: Greeting { Greeting() }

public struct Greeting {}

public protocol Step {}

// @Provides(into: [Step])
@MainActor public struct First: Step {
    let screen: Model

    public init(screen: Model) {
        self.screen = screen
    }
}

// @Provides(once)
public final class Database: Sendable {
    public init() async {}
}

// @Provides(weak)
public final class Session: Sendable {
    public init(database: Database) {}
}

// @Provides
public final class Connection: Sendable {
    public init(database: Database) async {}
}

public final class Server {
    let connection: Connection
    let session: Session

    // @Needs
    public init(connection: Connection, session: Session) async {
        self.connection = connection
        self.session = session
    }
}

// @Scope
@MainActor public struct Dialog {
    // @Provides
    public let question: Question

    public init(question: Question) {
        self.question = question
    }
}

public struct Question: Sendable {
    public init() {}
}

@MainActor public final class DialogController {
    let question: Question

    // @Needs
    init(question: Question, log: any Log) {
        self.question = question
    }
}

// Nobody else sees these, so nobody else can override what makes them.
protocol Log {}

// @Provides(once, as: Log)
@MainActor final class Console: Log {}
