#if PHONE
import PhoneKit

// @Needs
struct Dialer {
    let phone: any Dialing
    let all: [any Dialing]
}
#elseif RECORDED && DEBUG
import MockKit

// @Needs
struct Transcript {
    let recording: any Recording
}
#endif

// @Provides(once)
final class Log {
    init() {}
}

// @Needs
struct Screen {
    let log: Log
}
