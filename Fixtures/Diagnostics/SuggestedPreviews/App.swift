protocol API {}
#if DEBUG
struct SampleAPI: API {}
#endif
struct LiveAPI: API {}
struct Screen_Previews: PreviewProvider { struct Stub: API {}; static func api() -> any API { Stub() } }
final class Screen {
    // @Needs
    init(api: API) {}
}
