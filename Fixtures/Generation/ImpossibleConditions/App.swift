// What no build compiles needs no provider.

#if os(iOS)
// @Provides
struct Buzzer { let name = "Taptic Engine" }
#elseif os(macOS)
// @Provides
struct Buzzer { let name = "trackpad" }
#elseif os(Linux)
// @Provides
struct Buzzer { let name = "terminal bell" }
#else
#error("This platform has no buzzer.")
#endif

// @Needs
struct Alarm { let buzzer: Buzzer }

#if canImport(UIKit)
// @Provides
struct TouchScreen {}
#endif

#if canImport(AppKit)
// @Provides
struct Dock {}
#endif

#if os(iOS)
// @Needs
struct Keyboard { let screen: TouchScreen }
#endif

#if os(tvOS) || os(visionOS) || os(watchOS)
// @Needs
struct Remote { let screen: TouchScreen }
#endif

#if targetEnvironment(macCatalyst)
// @Needs
struct Ruler { let screen: TouchScreen }
#endif

#if os(macOS)
// @Needs
struct Launcher { let dock: Dock }
#endif

#if compiler(>=6.0)
// @Provides
struct Reader { let name = "new" }
#else
// @Provides
struct Reader { let name = "old" }
#endif

// A version that Furnish itself needs stands around nothing in the generated file.
#if swift(>=5.9) && compiler(>=5.10)
// @Needs
struct Desk { let reader: Reader }
#endif

#if os(macOS) || os(Linux) || canImport(UIKit)
// @Provides
struct Terminal {}
#endif

// @Needs
struct Console { let terminal: Terminal }
