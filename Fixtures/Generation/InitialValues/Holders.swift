import Foundation

/// Each value shows its type, which something provides.
// @Needs
struct Shown {
    var made = Cache()
    var shared = Cache.second
    var initialized = Disk.init(path: "(\"")
    var named = Disk.temporary(name: ")")
    var settings = makeDisk()
    var dark = Mode.dark
    var custom = Mode.custom(1)
    var number = 1_000
    var ratio = 1e3
    var formatter = DateFormatter()
    var defaults = UserDefaults.standard
    var box = Box<Int>()
    var plugins = [any Plugin]()
    var failing = Failing(fails: true)
}

/// Only the compiler knows the types of these, and nothing provides the others.
// @Needs(default: stated)
struct Kept {
    var count = [1, 2].count
    var first = Cache().self
    var inferred = Box(content: 3)
    var text = "\(1 + 1)"
    var stated = Cache()
}

// @Needs(given: title, size)
struct Given {
    var title = "none"
    var size = Box<Int>()
}
