// Loops for the most frequently used collections. In debug builds the standard library's generic versions call each
// element through protocols and take several times as long. In release builds both take the same time.

extension Array {
    var isEmpty: Bool { count == 0 }
    var first: Element? { count == 0 ? nil : self[0] }
    var last: Element? { count == 0 ? nil : self[count - 1] }
    var indices: Range<Int> { 0..<count }

    @discardableResult mutating func removeLast() -> Element { remove(at: count - 1) }

    mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }

    func contains(where predicate: (Element) -> Bool) -> Bool { firstIndex(where: predicate) != nil }

    func allSatisfy(_ predicate: (Element) -> Bool) -> Bool { firstIndex { !predicate($0) } == nil }

    func first(where predicate: (Element) -> Bool) -> Element? { firstIndex(where: predicate).map { self[$0] } }

    func firstIndex(where predicate: (Element) -> Bool) -> Int? {
        let end = count
        var index = 0
        while index < end {
            if predicate(self[index]) { return index }
            index += 1
        }
        return nil
    }

    func filter(_ predicate: (Element) -> Bool) -> [Element] {
        let end = count
        var found: [Element] = []
        var index = 0
        while index < end {
            if predicate(self[index]) { found.append(self[index]) }
            index += 1
        }
        return found
    }

    func map<Value>(_ value: (Element) -> Value) -> [Value] {
        let end = count
        var values: [Value] = []
        if end > 1 { values.reserveCapacity(end) }
        var index = 0
        while index < end {
            values.append(value(self[index]))
            index += 1
        }
        return values
    }

    func compactMap<Value>(_ value: (Element) -> Value?) -> [Value] {
        let end = count
        var values: [Value] = []
        var index = 0
        while index < end {
            if let value = value(self[index]) { values.append(value) }
            index += 1
        }
        return values
    }

    func flatMap<Value>(_ values: (Element) -> [Value]) -> [Value] {
        let end = count
        var all: [Value] = []
        var index = 0
        while index < end {
            all += values(self[index])
            index += 1
        }
        return all
    }

    static func += (left: inout [Element], right: [Element]) {
        let end = right.count
        var index = 0
        while index < end {
            left.append(right[index])
            index += 1
        }
    }
}

extension Array where Element: Equatable { func contains(_ element: Element) -> Bool { contains { $0 == element } } }

extension Range where Bound == Int {
    package func map<Value>(_ value: (Int) -> Value) -> [Value] {
        var values: [Value] = []
        if count > 1 { values.reserveCapacity(count) }
        var index = lowerBound
        while index < upperBound {
            values.append(value(index))
            index += 1
        }
        return values
    }
}
