// A fake is no provider to propose, wherever it is.
protocol Sink {}
struct ConsoleSink: Sink {}
// @Provides(fake)
func sampleSink() -> ConsoleSink { ConsoleSink() }
struct FileSink: Sink {}
// @Provides(fake, as: Sink)
struct OtherSink: Sink {}
// @Needs
func run(sinks: [Sink], sink: Sink) {}
