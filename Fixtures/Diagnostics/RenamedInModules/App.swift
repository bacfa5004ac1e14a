import Core
import Far
import Frame
import Net

protocol Meter {}

// @Provides(as: Needed, OldMeter)
final class Reader: Base, Meter {}

final class App {
    // @Needs
    init(level: LevelService, network: NetworkAPI, far: FarService, meter: Meter, needed: Needed) {}
}
