// What is provided only sometimes takes a default's place while it is there.

class Sink {
    let name: String

    init(name: String = "none") {
        self.name = name
    }
}

#if DEBUG
    // @Provides(once)
    func console() -> Sink { Sink(name: "console") }
#endif

// @Provides(once)
final class Tracer {
    let sink: Sink
    let makeSink: () -> Sink
    var optional: Sink?

    // @Needs
    init(sink: Sink = Sink(), makeSink: @escaping () -> Sink = { Sink() }) {
        self.sink = sink
        self.makeSink = makeSink
    }

    // @Needs
    func add(_ sink: Sink? = nil) {
        optional = sink
    }
}

// @Needs
func trace(_ sink: Sink = Sink(), tracer: Tracer) -> [String] {
    [sink.name, tracer.sink.name, tracer.makeSink().name, tracer.optional?.name ?? "nil"]
}
