// Tables whose rows have typed identifiers, so that a row of one table cannot be looked up in another.
//
// Everything here is transparent: the compiler inlines it in debug builds too, so that an identifier costs no more than an
// `Int`.

/// The identifier of a row in a table of `Row`s, and of its cell in each further column.
struct RowID<Row>: Hashable, Comparable {
    let row: Int

    @_transparent init(row: Int) { self.row = row }

    @_transparent static func == (left: RowID, right: RowID) -> Bool { left.row == right.row }

    @_transparent static func < (left: RowID, right: RowID) -> Bool { left.row < right.row }

    func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

/// A table of `Row`s, or a further column of it: for each row, an element.
struct Table<Row, Element> {
    private(set) var elements: [Element]

    @_transparent init(_ elements: [Element] = []) { self.elements = elements }

    @_transparent init(repeating element: Element, count: Int) {
        elements = [Element](repeating: element, count: count)
    }

    subscript(id: RowID<Row>) -> Element {
        @_transparent get { elements[id.row] }
        @_transparent _modify { yield &elements[id.row] }
    }

    var count: Int { @_transparent get { elements.count } }

    var isEmpty: Bool { @_transparent get { elements.count == 0 } }

    var indices: RowRange<Row> { @_transparent get { RowRange(start: 0, end: elements.count) } }

    /// The identifier of the row that is appended next.
    var end: RowID<Row> { @_transparent get { RowID(row: elements.count) } }

    @_transparent mutating func append(_ element: Element) { elements.append(element) }

    @_transparent func map<Value>(_ value: (Element) -> Value) -> Table<Row, Value> {
        Table<Row, Value>(elements.map(value))
    }
}

/// Successive rows of a table.
struct RowRange<Row>: Sequence {
    struct Iterator: IteratorProtocol {
        private var row: Int
        private let end: Int

        @_transparent init(row: Int, end: Int) {
            self.row = row
            self.end = end
        }

        @_transparent mutating func next() -> RowID<Row>? {
            if row == end { return nil }
            row += 1
            return RowID(row: row - 1)
        }
    }

    let start: Int
    let end: Int

    @_transparent init(start: Int = 0, end: Int = 0) {
        self.start = start
        self.end = end
    }

    @_transparent init(_ start: RowID<Row>, _ end: RowID<Row>) {
        self.start = start.row
        self.end = end.row
    }

    @_transparent func makeIterator() -> Iterator { Iterator(row: start, end: end) }

    var count: Int { @_transparent get { end - start } }

    var isEmpty: Bool { @_transparent get { start == end } }

    var first: RowID<Row>? { @_transparent get { start == end ? nil : RowID(row: start) } }

    @_transparent func contains(_ id: RowID<Row>) -> Bool { start <= id.row && id.row < end }

    @_transparent func contains(where predicate: (RowID<Row>) -> Bool) -> Bool { first(where: predicate) != nil }

    @_transparent func allSatisfy(_ predicate: (RowID<Row>) -> Bool) -> Bool { first { !predicate($0) } == nil }

    @_transparent func first(where predicate: (RowID<Row>) -> Bool) -> RowID<Row>? {
        for id in self where predicate(id) { return id }
        return nil
    }

    @_transparent func filter(_ predicate: (RowID<Row>) -> Bool) -> [RowID<Row>] {
        var found: [RowID<Row>] = []
        for id in self where predicate(id) { found.append(id) }
        return found
    }

    @_transparent func map<Value>(_ value: (RowID<Row>) -> Value) -> [Value] {
        var values: [Value] = []
        for id in self { values.append(value(id)) }
        return values
    }

    @_transparent func compactMap<Value>(_ value: (RowID<Row>) -> Value?) -> [Value] {
        var values: [Value] = []
        for id in self {
            if let value = value(id) { values.append(value) }
        }
        return values
    }

    @_transparent func reduce<Value>(_ first: Value, _ next: (Value, RowID<Row>) -> Value) -> Value {
        var value = first
        for id in self { value = next(value, id) }
        return value
    }
}
