import Foundation
import PackagePlugin

/// Finds the tool. A package with a prebuilt tool may have none for this platform.
///
/// - Parameter find: The context's `tool(named:)`. SwiftPM and Xcode have contexts of different types.
func furnishTool(_ find: (String) throws -> PluginContext.Tool) throws -> URL {
    do {
        return try find("furnish").url
    } catch PluginContextError.toolNotSupportedOnTargetPlatform {
        throw UnsupportedPlatform()
    }
}

private struct UnsupportedPlatform: Error, CustomStringConvertible {
    let description =
        "this package has no 'furnish' for this platform: use Furnish's own package, which compiles it, or add an "
        + "executable for this platform with 'Plugins/prebuilt --variant'"
}
