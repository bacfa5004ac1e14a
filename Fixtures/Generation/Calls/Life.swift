/// The instances that are alive.
nonisolated(unsafe) private(set) var alive = 0

nonisolated func count(_ change: Int) { alive += change }
