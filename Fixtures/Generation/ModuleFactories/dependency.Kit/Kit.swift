// @Scope(root)
public struct Session {
    public let module = "Kit"

    public init() {}
}
