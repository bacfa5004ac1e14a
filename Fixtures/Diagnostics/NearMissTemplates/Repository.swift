protocol Repository<Model> { associatedtype Model }
struct User {}
struct Todo {}

// Of a template, the hint says what it is for all its parameters.
// @Provides(once)
final class StoredRepository<Model>: Repository { init() {} }

// @Needs
final class Users { init(users: any Repository<User>, todos: any Repository<Todo>) {} }
