public protocol TodoStore {}

// @Provides(once, as: TodoStore)
public final class MemoryTodoStore: TodoStore {
    public init() {}
}

// @Provides(once, as: TodoStore)
public final class SQLiteTodoStore: TodoStore {
    public init() {}
}

public protocol API {}

// @Provides(as: API)
public struct LiveAPI: API {
    public init() {}
}

// It would take itself.
// @Provides(as: API)
public struct LoggingAPI: API {
    public init(inner: any API) {}
}

public protocol Clock {}

// Nothing needs a 'Clock', so either may be meant.
// @Provides(as: Clock)
public struct SystemClock: Clock {
    public init() {}
}

// @Provides(as: Clock)
public struct NetworkClock: Clock {
    public init() {}
}

public protocol Log {}

// @Provides(as: Log)
public struct Console: Log {
    public init() {}
}

// @Provides(as: Log)
public struct LogFile: Log {
    public init() {}
}
