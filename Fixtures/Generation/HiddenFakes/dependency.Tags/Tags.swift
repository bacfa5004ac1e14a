// @Scope(root)
public struct Tags {
    public init() {}
}

/// Other modules cannot name it.
protocol TagService {
    var tags: [String] { get }
}

// @Provides(once, live, as: TagService)
final class RemoteTags: TagService {
    let tags = ["remote"]
}

// @Provides(fake, as: TagService)
struct SampleTags: TagService {
    let tags = ["sample"]
}

public protocol Clock {
    var now: Int { get }
}

// @Provides(once, live, as: Clock)
struct SystemClock: Clock {
    let now = 0
}

// @Needs
public final class TagList {
    public let text: String

    init(service: any TagService, clock: any Clock) { text = "\(service.tags[0]) at \(clock.now)" }
}
