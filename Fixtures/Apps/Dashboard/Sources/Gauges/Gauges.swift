public protocol Sensor {
    func read() -> Int
}

public struct Limit {
    let degrees: Int

    public init(degrees: Int) { self.degrees = degrees }
}

// @Scope(root)
public struct Gauges {
    // @Provides
    public let limit: Limit

    public init(limit: Limit) { self.limit = limit }
}

// @Provides(once, as: Sensor)
public final class Thermometer: Sensor {
    public init() {}
    public func read() -> Int { 21 }
}

public final class Gauge {
    private let sensor: any Sensor
    private let limit: Limit

    // @Needs
    public init(sensor: any Sensor, limit: Limit) {
        self.sensor = sensor
        self.limit = limit
    }

    public var text: String { "\(sensor.read()) of \(limit.degrees)" }
}
