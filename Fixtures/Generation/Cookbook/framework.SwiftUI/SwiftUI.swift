public import Foundation

// As much of SwiftUI as the recipes name. SwiftUI itself exports UIKit's application delegate.

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("this view has no body") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional is drawn by its view") }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group {
        var views: [any View] = []
        repeat views.append(each content)
        return Group(views: views)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor public static func buildEither<Content: View>(first: Content) -> Group { Group(views: [first]) }

    @MainActor public static func buildEither<Content: View>(second: Content) -> Group { Group(views: [second]) }
}

public struct Group: View {
    public let views: [any View]
    public var body: Never { fatalError("a group is drawn by its views") }
}

public struct Text: View {
    public let string: String
    public var body: Never { fatalError("a text has no body") }

    public init(_ string: String) { self.string = string }
}

public struct NavigationLink<Destination: View>: View {
    public let destination: Destination
    public var body: Never { fatalError("a link has no body") }

    public init(_ title: String, @ViewBuilder destination: () -> Destination) { self.destination = destination() }
}

public struct Button: View {
    public let action: @MainActor () -> Void
    public var body: Never { fatalError("a button has no body") }

    public init(_ title: String, action: @escaping @MainActor () -> Void) { self.action = action }
}

/// A view and what one of its modifiers keeps.
public struct Modified<Content: View, Value>: View {
    public let content: Content
    public let value: Value
    public var body: Never { fatalError("a modified view has no body") }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifiedContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct ModifiedContent<Modifier>: View {
    public var body: Never { fatalError("the content of a modifier has no body") }
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modified<Self, Modifier> {
        Modified(content: self, value: modifier)
    }

    public func task(
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> Modified<Self, @Sendable () async -> Void> {
        Modified(content: self, value: action)
    }

    public func onAppear(perform action: @escaping @MainActor () -> Void) -> Modified<Self, @MainActor () -> Void> {
        Modified(content: self, value: action)
    }

    public func onOpenURL(
        perform action: @escaping @MainActor (URL) -> Void
    ) -> Modified<Self, @MainActor (URL) -> Void> {
        Modified(content: self, value: action)
    }
}

/// Keeps its value in an object, so that a test sees what an action changes.
@MainActor @propertyWrapper public struct State<Value> {
    private final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    public init() where Value: ExpressibleByNilLiteral { box = Box(nil) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// UIKit makes it by its Objective-C class, and so needs no initializer here.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    init()
}

@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    public let wrappedValue: Delegate

    public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = type.init() }
}
