/// Every change, on whichever screen it was made.
// @Provides(once)
final class TapLog {
    var changes: [Int] = []
}
