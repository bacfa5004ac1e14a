public final class ObjectScope: Sendable {
    let storageFactory: @Sendable () -> any InstanceStorage

    public init(storageFactory: @escaping @Sendable () -> any InstanceStorage) {
        self.storageFactory = storageFactory
    }

    public static let graph = ObjectScope(storageFactory: GraphStorage.init)
    public static let transient = ObjectScope(storageFactory: TransientStorage.init)
    public static let container = ObjectScope(storageFactory: PermanentStorage.init)
    public static let weak = ObjectScope(storageFactory: WeakStorage.init)
}

public protocol InstanceStorage: AnyObject {
    var instance: Any? { get set }
    func graphResolutionCompleted()
}

extension InstanceStorage {
    public func graphResolutionCompleted() {}
}

final class GraphStorage: InstanceStorage {
    var instance: Any?

    func graphResolutionCompleted() {
        instance = nil
    }
}

final class TransientStorage: InstanceStorage {
    var instance: Any? {
        get { nil }
        set {}
    }
}

public final class PermanentStorage: InstanceStorage {
    public var instance: Any?

    public init() {}
}

final class WeakStorage: InstanceStorage {
    private weak var object: AnyObject?

    var instance: Any? {
        get { object }
        set { object = newValue as AnyObject? }
    }
}
