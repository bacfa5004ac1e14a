// What the library does for every collection at once, done for the ones that are used most. Where nothing is optimised,
// the library's own look each element up through protocols, which takes several times as long; optimised, they are alike.

extension Array {
    var isEmpty: Bool { count == 0 }
    var first: Element? { count == 0 ? nil : self[0] }
    var last: Element? { count == 0 ? nil : self[count - 1] }
    var indices: Range<Int> { 0..<count }

    @discardableResult mutating func removeLast() -> Element { remove(at: count - 1) }

    mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }

    func contains(where isMeant: (Element) -> Bool) -> Bool { firstIndex(where: isMeant) != nil }

    func allSatisfy(_ isMeant: (Element) -> Bool) -> Bool { firstIndex { !isMeant($0) } == nil }

    func first(where isMeant: (Element) -> Bool) -> Element? { firstIndex(where: isMeant).map { self[$0] } }

    func firstIndex(where isMeant: (Element) -> Bool) -> Int? {
        let end = count
        var index = 0
        while index < end {
            if isMeant(self[index]) { return index }
            index += 1
        }
        return nil
    }

    func filter(_ isMeant: (Element) -> Bool) -> [Element] {
        let end = count
        var found: [Element] = []
        var index = 0
        while index < end {
            if isMeant(self[index]) { found.append(self[index]) }
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
}

extension Array where Element: Equatable {
    func contains(_ element: Element) -> Bool { contains { $0 == element } }
}

extension Range where Bound == Int {
    func contains(where isMeant: (Int) -> Bool) -> Bool { first(where: isMeant) != nil }

    func allSatisfy(_ isMeant: (Int) -> Bool) -> Bool { !contains { !isMeant($0) } }

    func first(where isMeant: (Int) -> Bool) -> Int? {
        var index = lowerBound
        while index < upperBound {
            if isMeant(index) { return index }
            index += 1
        }
        return nil
    }

    func filter(_ isMeant: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        var index = lowerBound
        while index < upperBound {
            if isMeant(index) { found.append(index) }
            index += 1
        }
        return found
    }

    func map<Value>(_ value: (Int) -> Value) -> [Value] {
        var values: [Value] = []
        if count > 1 { values.reserveCapacity(count) }
        var index = lowerBound
        while index < upperBound {
            values.append(value(index))
            index += 1
        }
        return values
    }

    func compactMap<Value>(_ value: (Int) -> Value?) -> [Value] {
        var values: [Value] = []
        var index = lowerBound
        while index < upperBound {
            if let value = value(index) { values.append(value) }
            index += 1
        }
        return values
    }

    func reduce<Value>(_ start: Value, _ next: (Value, Int) -> Value) -> Value {
        var value = start
        var index = lowerBound
        while index < upperBound {
            value = next(value, index)
            index += 1
        }
        return value
    }
}
