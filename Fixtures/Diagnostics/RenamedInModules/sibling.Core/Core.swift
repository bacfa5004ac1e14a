import Frame

public protocol LevelService {}
public protocol NetworkAPI {}
public protocol RemoteAPI: NetworkAPI {}

/// 'Frame' may declare a 'GaugeAPI', but nothing needs one.
// @Provides(once, as: GaugeAPI)
public final class Gauge: Base, LevelService {
    public override init() {}
}
