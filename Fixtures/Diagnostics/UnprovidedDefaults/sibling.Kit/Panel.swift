public class Panel {
    public init() {}
}
