final class FactoryNameTakenFactory {}
// @Needs
final class S {}
// @Scope
struct Session {}
struct SessionFactory {}
