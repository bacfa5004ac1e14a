#if PLUS
    // @Provides
    struct Thing {
        let text: String
    }
#else
    // @Provides
    struct Thing {
        let text: String
    }
#endif

#if PLUS
    extension Thing {
        // @Needs
        init(title: String) { text = title }
    }
#else
    extension Thing {
        // @Needs
        init(isPlain: Bool) { text = "\(isPlain)" }
    }
#endif

// @Provides
let title: String = "plus"

// @Provides
let isPlain: Bool = true

// @Needs
func show(thing: Thing, title: String, isPlain: Bool) -> String { thing.text }
