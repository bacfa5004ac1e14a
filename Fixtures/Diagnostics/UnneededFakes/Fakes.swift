protocol API {}

// Nothing provides it.
// @Provides(fake, as: API)
struct SampleAPI: API {}

protocol Clock {}

// @Provides(as: Clock)
struct SystemClock: Clock {}

// What provides it is not live.
// @Provides(fake, as: Clock)
struct FixedClock: Clock {}

// @Provides(once)
final class Log {}

// Only a fake needs the log, which is enough.
// @Provides(live)
final class Upload {}

// @Provides(fake)
func sampleUpload(log: Log) -> Upload { Upload() }

// @Needs
struct Screen {
    let clock: any Clock
    let upload: Upload
}

protocol Mailer {}

#if DEBUG
    // A fake factory has this one.
    // @Provides(as: Mailer)
    struct LogMailer: Mailer {}
#else
    // @Provides(live, as: Mailer)
    struct NetMailer: Mailer {}
#endif

// @Provides(fake, as: Mailer)
struct Outbox: Mailer {}

// @Needs
func send(mailer: any Mailer) {}
