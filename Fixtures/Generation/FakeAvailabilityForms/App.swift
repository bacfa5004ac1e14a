/// Other forms of live types with `@available`: in a public factory, on an actor, with effects, and under `#if`.
// @Scope(root)
public struct App {
    public init() {}
}

@available(iOS 26, *)
public protocol Assistant {
    var name: String { get }
}

// @Provides(once, live, as: Assistant)
@available(iOS 26, *)
struct CloudAssistant: Assistant {
    let name = "cloud"
}

// @Provides(fake, as: Assistant)
@available(iOS 26, *)
struct SampleAssistant: Assistant {
    let name = "sample"
}

/// Other modules cannot pass it.
protocol Disk {
    var name: String { get }
}

// @Provides(once, live, as: Disk)
struct LocalDisk: Disk {
    let name = "local"
}

// @Provides(fake, as: Disk)
struct MemoryDisk: Disk {
    let name = "memory"
}

/// Other modules cannot see it.
@available(iOS 26, *)
protocol Vision {
    var name: String { get }
}

// @Provides(live, as: Vision)
@available(iOS 26, *)
struct CameraVision: Vision {
    let name = "camera"
}

// @Provides(fake, as: Vision)
@available(iOS 26, *)
struct SampleVision: Vision {
    let name = "sample"
}

@available(iOS 26, *)
public final class Model: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

// @Provides(live)
@available(iOS 26, *)
func loadModel() async throws -> Model { Model(name: "loaded") }

// @Provides(fake)
@available(iOS 26, *)
func sampleModel() -> Model { Model(name: "sample") }

@available(iOS 26, *)
public final class Cache {
    let name: String

    init(name: String) { self.name = name }
}

// @Provides(weak, live)
@available(iOS 26, *)
func openCache() -> Cache { Cache(name: "open") }

// @Provides(fake)
@available(iOS 26, *)
func sampleCache() -> Cache { Cache(name: "sample") }

// @Scope
@MainActor public struct Session {
    // @Provides
    let user: User

    init(user: User) { self.user = user }
}

struct User {
    let name: String
}

@available(iOS 26, *)
@MainActor public final class Camera {
    let name: String

    init(name: String) { self.name = name }
}

// @Provides(once, live, in: Session)
@available(iOS 26, *)
@MainActor func openCamera(user: User) -> Camera { Camera(name: user.name) }

// @Provides(fake)
@available(iOS 26, *)
@MainActor func sampleCamera(user: User) -> Camera { Camera(name: "sample of " + user.name) }

#if os(Linux)
    @available(iOS 27, *)
    public struct Sensor {
        let name: String
    }

    // @Provides(once, live)
    @available(iOS 27, *)
    func sensor() -> Sensor { Sensor(name: "linux") }

    // @Provides(fake)
    @available(iOS 27, *)
    func sampleSensor() -> Sensor { Sensor(name: "sample") }
#else
    public struct Sensor {
        let name: String
    }

    // @Provides(once, live)
    func sensor() -> Sensor { Sensor(name: "other") }

    // @Provides(fake)
    func sampleSensor() -> Sensor { Sensor(name: "sample") }
#endif

// @Needs
@available(iOS 27, *)
struct Screen {
    let assistant: any Assistant
    let disk: any Disk
    let vision: any Vision
    let cache: Cache
    let sensor: Sensor
    let model: () async throws -> Model
}

// @Needs
@available(iOS 26, *)
@MainActor struct CameraView {
    let camera: Camera
}
