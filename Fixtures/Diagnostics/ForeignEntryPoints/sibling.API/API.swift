import Core

// @Needs(in: Exchange)
public func listInvoices(caller: Caller) -> [String] { [caller.name] }

// @Needs(in: Exchange)
public final class Page {
    public init(caller: Caller) {}
}

// @Needs(in: Exchange)
func hidden(caller: Caller) {}

public final class HiddenPage {
    // @Needs(in: Exchange)
    init(caller: Caller) {}
}

// @Needs
public func health() -> Bool { true }

public final class Start {
    // @Needs
    public init() {}
}

// @Needs(in: APIFactory)
public func status() -> Bool { true }

// @Needs(in: Tenant)
public func listTenants() {}

// @Needs(in: Exchnge)
public func misspelled() {}
