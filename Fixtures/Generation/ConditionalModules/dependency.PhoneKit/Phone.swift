public protocol Dialing {
    func dial(_ number: String) -> String
}

// @Provides(once)
public final class Antenna {
    public init() {}
}

// @Provides(live, as: Dialing)
public struct Phone: Dialing {
    let antenna: Antenna

    public init(antenna: Antenna) { self.antenna = antenna }

    public func dial(_ number: String) -> String { "dialing \(number)" }
}

// @Provides(into: [any Dialing])
public func loudspeaker() -> some Dialing { Phone(antenna: Antenna()) }
