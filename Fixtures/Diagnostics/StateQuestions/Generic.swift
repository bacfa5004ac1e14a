import Hummingbird

/// Two generic controllers need it, of which nobody knows yet which ones are made.
final class Timeline {
    private var items: [String] = []
}

struct PostController<Context: RequestContext> {
    // @Needs
    init(timeline: Timeline) {}
}

struct ReadController<Context: RequestContext> {
    // @Needs
    init(timeline: Timeline) {}
}
