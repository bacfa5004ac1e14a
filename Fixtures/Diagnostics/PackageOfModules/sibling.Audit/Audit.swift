import Core

// @Provides
public final class Trail {
    public init(time: any Time = SystemTime()) {}
}

// It has a factory of its own, which is judged where that is generated.
// @Needs
public final class Report {
    init(trail: Trail) {}
}

func report() -> Report { AuditFactory().makeReport() }
