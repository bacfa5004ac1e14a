/// Longer than anyone reads: the ends are shown.
// @Provides
final class L0 {
    init(next: L1) {}
}

// @Provides
final class L1 {
    init(next: L2) {}
}

// @Provides
final class L2 {
    init(next: L3) {}
}

// @Provides
final class L3 {
    init(next: L4) {}
}

// @Provides
final class L4 {
    init(next: L5) {}
}

// @Provides
final class L5 {
    init(next: L6) {}
}

// @Provides
final class L6 {
    init(next: L7) {}
}

// @Provides
final class L7 {
    init(next: L8) {}
}

// @Provides
final class L8 {
    init(next: L9) {}
}

// @Provides
final class L9 {
    init(next: L10) {}
}

// @Provides
final class L10 {
    init(next: L11) {}
}

// @Provides
final class L11 {
    init(next: L12) {}
}

// @Provides
final class L12 {
    init(next: L13) {}
}

// @Provides
final class L13 {
    init(next: L14) {}
}

// @Provides
final class L14 {
    init(next: L15) {}
}

// @Provides
final class L15 {
    init(next: L16) {}
}

// @Provides
final class L16 {
    init(next: L17) {}
}

// @Provides
final class L17 {
    init(next: L18) {}
}

// @Provides
final class L18 {
    init(next: L19) {}
}

// @Provides
final class L19 {
    init(next: L20) {}
}

// @Provides
final class L20 {
    init(next: L21) {}
}

// @Provides
final class L21 {
    init(next: L22) {}
}

// @Provides
final class L22 {
    init(next: L23) {}
}

// @Provides
final class L23 {
    init(next: L0) {}
}

