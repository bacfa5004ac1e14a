// This file does not import the module that declares another `Result`, but the generated file does.
import Foundation

protocol Storage: Swift.AnyObject {}

final class Disk: Storage {}

// @Provides(weak)
func storage() async throws -> any Storage { Disk() }

// @Provides
func loaded() async -> Result<Int, Never> { .success(4) }

@available(macOS 999, *)
// @Provides(weak)
final class Recent {
    init() {}
}
