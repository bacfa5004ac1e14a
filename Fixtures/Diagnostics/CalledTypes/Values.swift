final class ImageCache { init(size: Int = 3) {} }
struct Pair { init?() {} }

// A call of an initializer tells the type.
// @Provides
let cache = ImageCache(size: 3)
// @Provides
let encoder = JSONEncoder()

// These do not.
// @Provides
let formatter = DateFormatter(style: 3)
// @Provides
let pair = Pair()
// @Provides
let other = makeCache()
func makeCache() -> ImageCache { ImageCache() }
