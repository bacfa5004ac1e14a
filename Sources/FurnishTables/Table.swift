// Tables whose rows have typed identifiers, so that a row of one table cannot be looked up in another.
//
// Everything here is transparent: the compiler inlines it in debug builds too, so that an identifier costs no more than an
// `Int`. It does so only across modules, not across the files of one module, which is why this is a module of its own. Conversions
// between integer types are in it for the same reason.

/// The identifier of a row in a table of `Row`s, and of its cell in each further column.
public struct RowID<Row>: Hashable, Comparable {
    public let row: Int

    @_transparent public init(row: Int) { self.row = row }

    @_transparent public static func == (left: RowID, right: RowID) -> Bool { left.row == right.row }

    @_transparent public static func < (left: RowID, right: RowID) -> Bool { left.row < right.row }

    public func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

/// A table of `Row`s, or a further column of it: for each row, an element.
public struct Table<Row, Element> {
    public var elements: [Element]

    @_transparent public init(_ elements: [Element] = []) { self.elements = elements }

    @_transparent public init(repeating element: Element, count: Int) {
        elements = [Element](repeating: element, count: count)
    }

    public subscript(id: RowID<Row>) -> Element {
        @_transparent get { elements[id.row] }
        @_transparent _modify { yield &elements[id.row] }
    }

    public var count: Int { @_transparent get { elements.count } }

    public var isEmpty: Bool { @_transparent get { elements.count == 0 } }

    public var indices: RowRange<Row> { @_transparent get { RowRange(start: 0, end: elements.count) } }

    /// The identifier of the row that is appended next.
    public var end: RowID<Row> { @_transparent get { RowID(row: elements.count) } }

    @_transparent public mutating func append(_ element: Element) { elements.append(element) }

    @_transparent public func map<Value>(_ value: (Element) -> Value) -> Table<Row, Value> {
        Table<Row, Value>(indices.map { value(elements[$0.row]) })
    }
}

/// Successive rows of a table.
public struct RowRange<Row>: Sequence {
    public struct Iterator: IteratorProtocol {
        @usableFromInline var row: Int
        @usableFromInline let end: Int

        @_transparent public init(row: Int, end: Int) {
            self.row = row
            self.end = end
        }

        @_transparent public mutating func next() -> RowID<Row>? {
            if row == end { return nil }
            row += 1
            return RowID(row: row - 1)
        }
    }

    public let start: Int
    public let end: Int

    @_transparent public init(start: Int = 0, end: Int = 0) {
        self.start = start
        self.end = end
    }

    @_transparent public init(_ start: RowID<Row>, _ end: RowID<Row>) {
        self.start = start.row
        self.end = end.row
    }

    @_transparent public func makeIterator() -> Iterator { Iterator(row: start, end: end) }

    public var count: Int { @_transparent get { end - start } }

    public var first: RowID<Row>? { @_transparent get { start == end ? nil : RowID(row: start) } }

    @_transparent public func contains(_ id: RowID<Row>) -> Bool { start <= id.row && id.row < end }

    @_transparent public func contains(where predicate: (RowID<Row>) -> Bool) -> Bool { first(where: predicate) != nil }

    @_transparent public func allSatisfy(_ predicate: (RowID<Row>) -> Bool) -> Bool { first { !predicate($0) } == nil }

    @_transparent public func first(where predicate: (RowID<Row>) -> Bool) -> RowID<Row>? {
        for id in self where predicate(id) { return id }
        return nil
    }

    @_transparent public func filter(_ predicate: (RowID<Row>) -> Bool) -> [RowID<Row>] {
        var found: [RowID<Row>] = []
        for id in self where predicate(id) { found.append(id) }
        return found
    }

    @_transparent public func map<Value>(_ value: (RowID<Row>) -> Value) -> [Value] {
        var values: [Value] = []
        if count > 1 { values.reserveCapacity(count) }
        for id in self { values.append(value(id)) }
        return values
    }

    @_transparent public func compactMap<Value>(_ value: (RowID<Row>) -> Value?) -> [Value] {
        var values: [Value] = []
        for id in self { if let value = value(id) { values.append(value) } }
        return values
    }
}
