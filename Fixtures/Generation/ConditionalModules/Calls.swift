#if PHONE
import Foundation

// @Needs(given: date)
struct Calls {
    let date: Date
}
#endif
