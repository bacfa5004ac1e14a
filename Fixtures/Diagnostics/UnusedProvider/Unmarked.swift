// In a file without markers.

/// The one that should be marked.
final class Radar {
    init(antenna: Antenna, makeAntenna: () -> Antenna) {}
}
