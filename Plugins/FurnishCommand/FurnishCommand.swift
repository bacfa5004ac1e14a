import PackagePlugin

@main
struct FurnishCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {}
}
