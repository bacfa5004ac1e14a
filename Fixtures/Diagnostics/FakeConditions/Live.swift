// Two pairs of these have only three combinations in place of four. With the others, these are still more than 64.

#if ALPHA
// @Provides(once, live)
final class Alpha {}
// @Needs
struct AlphaScreen { let value: Alpha }
#endif

#if BETA
// @Provides(once, live)
final class Beta {}
// @Needs
struct BetaScreen { let value: Beta }
#endif

#if GAMMA
// @Provides(once, live)
final class Gamma {}
// @Needs
struct GammaScreen { let value: Gamma }
#endif

#if DELTA
// @Provides(once, live)
final class Delta {}
// @Needs
struct DeltaScreen { let value: Delta }
#endif

#if os(iOS)
// @Provides(once, live)
final class Touch {}
// @Needs
struct TouchScreen { let value: Touch }
#endif

#if os(macOS)
// @Provides(once, live)
final class Mouse {}
// @Needs
struct MouseScreen { let value: Mouse }
#endif

#if EPSILON
// @Provides(once, live)
final class Epsilon {}
// @Needs
struct EpsilonScreen { let value: Epsilon }
#endif

#if BETA || ZETA
// @Provides(once, live)
final class Zeta {}
// @Needs
struct ZetaScreen { let value: Zeta }
#endif
