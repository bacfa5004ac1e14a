// @Scope(root)
public struct Kit {
    // @Provides
    public let name: String
    public init(name: String) { self.name = name }
}

public protocol API { func load() -> String }

// @Provides(once, live, as: API)
public final class HTTPAPI: API {
    public init() {}
    public func load() -> String { "network" }
}

public final class Feature {
    public let api: any API
    // @Needs
    public init(api: any API, name: String) { self.api = api }
}

// A factory inside the module's own.

// @Scope
public struct Visit {
    // @Provides
    public let guest: Int
    public init(guest: Int) { self.guest = guest }
}

public protocol Diary { var text: String { get } }

// @Provides(once, live, in: Visit, as: Diary)
struct DiskDiary: Diary {
    let text: String
    init(guest: Int) { text = "guest \(guest)" }
}

public final class Page {
    public let text: String
    // @Needs
    init(diary: any Diary, api: any API) { text = diary.text + " of the " + api.load() }
}
