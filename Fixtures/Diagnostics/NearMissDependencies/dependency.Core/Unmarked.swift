public final class Plain { public init() {} }
public protocol Q {}
struct Secret: Q {}
