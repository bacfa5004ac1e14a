struct Key {}

enum Keys {
    // @Provides
    static let k1: Key = Key()
    // @Provides
    static let k2: Key = Key()
    // @Provides
    static let k3: Key = Key()
    // @Provides
    static let k4: Key = Key()
    // @Provides
    static let k5: Key = Key()
    // @Provides
    static let k6: Key = Key()
    // @Provides
    static let k7: Key = Key()
    // @Provides
    static let k8: Key = Key()
    // @Provides
    static let k9: Key = Key()
    // @Provides
    static let k10: Key = Key()
    // @Provides
    static let k11: Key = Key()
    // @Provides
    static let k12: Key = Key()
    // @Provides
    static let k13: Key = Key()
    // @Provides
    static let k14: Key = Key()
    // @Provides
    static let k15: Key = Key()
    // @Provides
    static let k16: Key = Key()
    // @Provides
    static let k17: Key = Key()
}
