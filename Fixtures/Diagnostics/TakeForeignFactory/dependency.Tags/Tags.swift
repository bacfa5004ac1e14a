public protocol TagService {}
// @Provides(once, as: TagService)
struct LiveTags: TagService {}
// @Scope(root)
public struct Tags { public init() {} }
public final class TagScreen {
    // @Needs
    public init(service: TagService, s: Secret) {}
}
// @Provides
public final class TagModel {
    public init(s: Secret) {}
}
// @Provides
struct Secret {}
public final class TagList { public init() {} }
public final class TagEditor {
    // @Needs
    init(service: TagService) {}
}
public protocol TagPage {}
extension TagEditor: TagPage {}
