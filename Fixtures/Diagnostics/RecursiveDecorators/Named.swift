protocol Feed {}

typealias RemoteFeed = Feed

// @Provides(as: Feed)
final class WebFeed: Feed {}

// @Provides(as: Feed)
final class CachedFeed: Feed {
    init(inner: any Feed) {}
}

protocol Files {}

typealias DiskFiles = Files

// @Provides(as: DiskFiles)
final class LocalFiles: Files {}

// @Provides(as: Files)
final class CountedFiles: Files {
    init(inner: any Files) {}
}

final class Named {
    // @Needs
    init(feed: any Feed, files: any Files) {}
}
