struct Profile {}

protocol Named {
    // @Provides
    var profile: Profile { get }
}

// @Scope
protocol Reader: Named {}

// @Scope
protocol Writer: Named {}

struct Editor: Writer {
    let profile = Profile()
}
