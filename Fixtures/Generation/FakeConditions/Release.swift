#if !DEBUG
/// In a release build, the name is free.
final class FakeFakeConditionsFactory {}
#endif
