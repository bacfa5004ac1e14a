protocol API {}
final class RealAPI: API {}
/// What its marker brings can be met in turn.
final class Model { init(api: any API) {} }

/// It needs what nobody provides: this fix is not written, and keeps no other back.
final class Lost { init(api: any API, url: URL) {} }

/// The question that would follow is a decision.
final class Counter { var count = 0 }

// @Needs
final class Screen {
    init(
        model: Model = Resolver.resolve(), lost: Lost = Resolver.resolve(),
        counter: Counter = Resolver.resolve()
    ) {}
}

// @Needs
final class Other {
    init(counter: Counter = Resolver.resolve()) {}
}
