@resultBuilder public enum ColumnBuilder {
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
}
