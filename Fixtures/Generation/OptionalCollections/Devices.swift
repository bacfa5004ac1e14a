// A failable initializer contributes to a collection of optionals.

protocol Device {
    var name: String { get }
}

// @Provides(into: [Device?])
final class Camera: Device {
    let name = "camera"

    init?() { return nil }
}

// @Provides(once, into: [Device?])
final class Microphone: Device {
    let name = "microphone"

    init?() {}
}

// @Provides(into: [Device?])
struct Speaker: Device {
    let name = "speaker"
}

// @Provides(into: [String: Port?], key: "usb")
struct Port {
    init?() { return nil }
}

// @Needs
func names(devices: [Device?]) -> [String] { devices.map { $0?.name ?? "none" } }

// @Needs
func portCount(ports: [String: Port?], microphone: Microphone?) -> Int { ports.count }
