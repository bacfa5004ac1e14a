/// The property comes before the function that makes one, and is the fix; a plain value is given, unless it gets a name.
// @Scope
struct Session {
    let user: User
    let name: String
}
struct User { let id: Int }
func makeUser() -> User { User(id: 1) }
let windowWidth: Double = 3

// @Needs
final class Home { init(user: User, name: String, width: Double) {} }
func open(_ session: Session) -> SessionFactory { SessionFactory(session, parent: NamedFirstFactory()) }
