#if RECORDED
import Foundation

// @Needs(given: date)
struct Drafts {
    let date: Date
}
#endif
