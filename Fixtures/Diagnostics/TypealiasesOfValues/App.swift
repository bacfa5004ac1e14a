typealias Token = String

// @Provides
let token: Token = "T"

typealias RetryCount = Int

// @Provides
func retries() -> RetryCount { 3 }

final class Screen {
    // @Needs
    init(title: String) {}
}

// These have the names of the typealias, and of what provides it.
final class Login {
    // @Needs
    init(token: String) {}
}

final class Upload {
    // @Needs
    init(retries: Int) {}
}
