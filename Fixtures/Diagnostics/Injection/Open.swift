// Another module may subclass an open class and inherit its marked method.
open class Controller {
    public init() {}

    // @Needs
    public func start(log: Log) {}
}

public class Dialog {
    public init() {}

    // @Needs
    public func start(log: Log) {}
}
