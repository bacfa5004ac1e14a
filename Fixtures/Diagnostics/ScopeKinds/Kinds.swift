struct Points {}

// @Scope
struct Guest {
    // @Provides
    let points: Points
}

// @Scope
struct Member {
    // @Provides
    let points: Points
}
