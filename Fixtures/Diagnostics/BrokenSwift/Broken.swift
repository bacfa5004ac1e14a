// @Provides
final class Clock {
    init(
