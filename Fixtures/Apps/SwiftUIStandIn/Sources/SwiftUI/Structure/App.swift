@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Draws the first window, waits for its tasks, and prints what it shows.
    @MainActor @preconcurrency public static func main() async {
        let renderer = Renderer(of: Self())
        await renderer.settle()
        for text in renderer.texts {
            print(text)
        }
    }
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// As in SwiftUI, the content is built anew with each evaluation of the app's body.
public struct WindowGroup<Content: View>: Scene, Window {
    let content: Content
    public var body: Never { fatalError("a scene without a body is drawn by the renderer") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@MainActor protocol Window {
    associatedtype Content: View
    var content: Content { get }
}
