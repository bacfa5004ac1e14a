#if !os(macOS) && !os(Linux) && !canImport(UIKit)
#error("Nothing here runs on this platform.")
#endif
