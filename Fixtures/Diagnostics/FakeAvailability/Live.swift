// A fake factory stores what a test passes, and Swift allows no stored property of a type that some systems lack.
@available(iOS 26, *)
protocol Assistant {}

// @Provides(once, live, as: Assistant)
@available(iOS 26, *)
struct CloudAssistant: Assistant {}

@available(iOS 26, *)
struct Upload {
    let size: Int
}

// @Provides(live)
// @Needs(given: size)
@available(iOS 26, *)
func upload(size: Int) -> Upload { Upload(size: size) }

// With a fake of the module's own, no test needs to pass one.
@available(iOS 26, *)
protocol Vision {}

// @Provides(once, live, as: Vision)
@available(iOS 26, *)
struct CameraVision: Vision {}

// @Provides(fake, as: Vision)
@available(iOS 26, *)
struct SampleVision: Vision {}

// A protocol that all systems have can be stored.
protocol Clock {}

// @Provides(once, live, as: Clock)
@available(iOS 26, *)
struct SystemClock: Clock {}

@available(iOS 26, *)
protocol Sink {}

// @Provides(into: [any Sink], live)
@available(iOS 26, *)
struct FileSink: Sink {}

// @Provides(into: [any Sink], live)
@available(iOS 26, *)
func console() -> FileSink { FileSink() }

// @Needs
@available(iOS 26, *)
struct Screen {
    let assistant: any Assistant
    let upload: (Int) -> Upload
    let vision: any Vision
    let clock: any Clock
    let sinks: [any Sink]
}
