// What is provided twice in some combinations is said to be, and fills its gap all the same.

#if DEBUG || BETA
    // @Provides
    struct Meter {}
#endif

#if !BETA
    // @Provides
    struct Meter {}
#endif

#if DEBUG || BETA
    // @Provides
    struct Gauge {}
#endif

#if BETA
    // @Provides
    struct Gauge {}
#endif

// The same question, asked both ways.

#if swift(<6.0)
    // @Provides
    struct Dial {}
#endif

#if swift(>=6.0)
    // @Provides
    struct Dial {}
#endif

struct Dashboard {
    // @Needs
    init(meter: Meter, gauge: Gauge, dial: Dial) {}
}
