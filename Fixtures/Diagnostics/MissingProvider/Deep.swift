/// Deep down, something is missing.
final class Top {
    // @Needs
    init(next: D0) {}
}

// @Provides
final class D0 {
    init(next: D1) {}
}

// @Provides
final class D1 {
    init(next: D2) {}
}

// @Provides
final class D2 {
    init(next: D3) {}
}

// @Provides
final class D3 {
    init(next: D4) {}
}

// @Provides
final class D4 {
    init(next: D5) {}
}

// @Provides
final class D5 {
    init(next: D6) {}
}

// @Provides
final class D6 {
    init(next: D7) {}
}

// @Provides
final class D7 {
    init(next: D8) {}
}

// @Provides
final class D8 {
    init(next: D9) {}
}

// @Provides
final class D9 {
    init(next: D10) {}
}

// @Provides
final class D10 {
    init(next: D11) {}
}

// @Provides
final class D11 {
    init(next: D12) {}
}

// @Provides
final class D12 {
    init(next: D13) {}
}

// @Provides
final class D13 {
    init(next: D14) {}
}

// @Provides
final class D14 {
    init(next: D15) {}
}

// @Provides
final class D15 {
    init(next: D16) {}
}

// @Provides
final class D16 {
    init(next: D17) {}
}

// @Provides
final class D17 {
    init(next: D18) {}
}

// @Provides
final class D18 {
    init(next: D19) {}
}

// @Provides
final class D19 {
    init(next: D20) {}
}

// @Provides
final class D20 {
    init(next: D21) {}
}

// @Provides
final class D21 {
    init(next: Nowhere) {}
}

