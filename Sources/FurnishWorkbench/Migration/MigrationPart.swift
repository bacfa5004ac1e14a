/// The two independent parts of a migration.
package enum MigrationPart: String, CaseIterable, Sendable {
    case registrations, lookups
}
