#if NONE
import Foundation

// @Needs(given: date)
struct Notes {
    let date: Date
}
#endif
