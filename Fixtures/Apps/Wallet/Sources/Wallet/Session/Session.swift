/// What there is only while someone is signed in: dropping its factory is signing out.
// @Scope
@MainActor
struct Session {
    // @Provides
    let user: User
    // @Provides
    let token: AuthToken
}
