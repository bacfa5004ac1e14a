import Domain

/// A scope of this module, which starts from a type of another one.
// @Scope
typealias Session = Domain.Session
