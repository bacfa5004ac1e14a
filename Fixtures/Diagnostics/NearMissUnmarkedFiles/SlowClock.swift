extension SlowClock: Clock {}
struct SlowClock {}
