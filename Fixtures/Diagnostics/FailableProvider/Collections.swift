// An element that may be missing is none.

protocol Device {}

// @Provides(into: [Device?])
final class Camera: Device {
    init?() {}
}

// @Provides(once, into: [Lens])
final class Lens {
    init?() {}
}

// @Provides(into: [String: Port], key: "usb")
final class Port {
    init?() {}
}

// @Needs
func list(devices: [Device?], lenses: [Lens], ports: [String: Port]) {}
