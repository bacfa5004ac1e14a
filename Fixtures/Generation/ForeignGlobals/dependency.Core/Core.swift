public typealias Token = String
public typealias Region = String

// @Provides
public let token: Token = "core"

// @Provides
public func region() -> Region { "core region" }

public protocol Tab {
    init()
}

public let homeKey = "core home"

// @Provides(into: [String: Tab], key: homeKey)
public struct HomeTab: Tab {
    public init() {}
}
