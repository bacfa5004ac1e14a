// @Provides
struct Antenna {}
