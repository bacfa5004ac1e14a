/// The number of elements of each table of a file.
private struct OutlineCounts: BitwiseCopyable {
    let bytes, declarations, parameters, markers, misspelled, ranges: Int
    let digest: UInt64
}

/// One outline: see `Outlines`.
extension ScannedFile {
    /// Conditions and diagnostics are tables of lists, which cannot be copied as bytes. Few files have any.
    private var canBeOutlined: Bool { conditions.isEmpty && defaults.isEmpty && diagnostics.isEmpty && !isBroken }

    /// The bytes of all tables, one after the other; empty for a file that cannot be outlined.
    var outline: [UInt8] {
        guard canBeOutlined else { return [] }
        let counts = OutlineCounts(
            bytes: source.bytes.count, declarations: declarations.count, parameters: parameters.count,
            markers: markers.count, misspelled: misspelled.count, ranges: ranges.count, digest: digest)
        var outline: [UInt8] = []
        withUnsafeBytes(of: counts) { outline.append(contentsOf: $0) }
        outline.append(contentsOf: source.bytes)
        outline.append(contentsOf: UnsafeRawBufferPointer(declarations))
        parameters.withUnsafeBytes { outline.append(contentsOf: $0) }
        markers.map(OutlineMarker.init).withUnsafeBytes { outline.append(contentsOf: $0) }
        misspelled.map(OutlineMarker.init).withUnsafeBytes { outline.append(contentsOf: $0) }
        ranges.withUnsafeBytes { outline.append(contentsOf: $0) }
        return outline
    }

    /// Nil if the bytes are not those of a file's tables.
    convenience init?(path: String, outline: UnsafeRawBufferPointer) {
        var reader = OutlineReader(outline)
        guard let counts = reader.value(of: OutlineCounts.self), let bytes: [UInt8] = reader.array(counts.bytes),
            let declarations = reader.declarations(counts.declarations),
            let parameters = reader.parameters(counts.parameters),
            let markers: [OutlineMarker] = reader.array(counts.markers),
            let misspelled: [OutlineMarker] = reader.array(counts.misspelled),
            let ranges: [ByteRange] = reader.array(counts.ranges), reader.isAtEnd
        else { return nil }
        let check = OutlineCheck(bytes: bytes, declarations: declarations, parameters: parameters, ranges: ranges)
        guard check.isConsistent, markers.allSatisfy(check.isPossible), misspelled.allSatisfy(check.isPossible)
        else { return nil }
        self.init(
            SourceFile(path: path, bytes: bytes), declarations: declarations, parameters: parameters,
            markers: markers.compactMap(\.marker), misspelled: misspelled.compactMap(\.marker), ranges: ranges,
            digest: counts.digest)
        if self.markers.count < markers.count || self.misspelled.count < misspelled.count { return nil }
    }
}

/// Copies tables that follow one another, as long as there are bytes for them.
struct OutlineReader {
    private let bytes: UnsafeRawBufferPointer
    private var next = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { next == bytes.count }

    mutating func value<Value: BitwiseCopyable>(of type: Value.Type) -> Value? {
        let values: [Value]? = array(1)
        return values?[0]
    }

    mutating func array<Element: BitwiseCopyable>(_ count: Int) -> [Element]? {
        let stride = MemoryLayout<Element>.stride
        guard count >= 0, count <= (bytes.count - next) / stride else { return nil }
        defer { next += count * stride }
        return [Element](unsafeUninitializedCapacity: count) { elements, filled in
            let part = UnsafeRawBufferPointer(rebasing: bytes[next..<next + count * stride])
            UnsafeMutableRawBufferPointer(elements).copyMemory(from: part)
            filled = count
        }
    }

    mutating func declarations(_ count: Int) -> [Declaration]? {
        let (kinds, accesses) = (Declaration.Kind.other.rawValue + 1, Declaration.Access.open.rawValue + 1)
        return areBelow(kinds, \Declaration.kind, count) && areBelow(accesses, \Declaration.access, count)
            ? array(count) : nil
    }

    mutating func parameters(_ count: Int) -> [Parameter]? {
        areBelow(2, \Parameter.isVariadic, count) ? array(count) : nil
    }

    /// Whether a property of one byte has one of its possible values in all rows. No other byte may be read as an enum.
    private func areBelow<Row, Value>(_ limit: UInt8, _ property: KeyPath<Row, Value>, _ count: Int) -> Bool {
        let stride = MemoryLayout<Row>.stride
        guard count >= 0, count <= (bytes.count - next) / stride, let start = MemoryLayout<Row>.offset(of: property)
        else { return false }
        var offset = next + start
        let end = next + count * stride
        while offset < end {
            if bytes[offset] >= limit { return false }
            offset += stride
        }
        return true
    }
}

/// A marker as plain numbers.
private struct OutlineMarker: BitwiseCopyable {
    let kind, lifetime, flags, isMalformed: UInt8
    let offset, end: UInt32
    let condition: Int32
    /// -1 for none.
    let declaration, parameter: Int32
    let arguments, scope, collection, collectionKey: ByteRange
    let additionalTypes, given, defaults: Run

    init(_ marker: Marker) {
        kind = marker.kind.rawValue
        lifetime = marker.lifetime.rawValue
        flags = marker.flags.rawValue
        isMalformed = marker.isMalformed ? 1 : 0
        (offset, end, condition) = (marker.offset, marker.end, marker.condition)
        switch marker.attachment {
        case .nothing: (declaration, parameter) = (-1, -1)
        case .declaration(let row): (declaration, parameter) = (Int32(row), -1)
        case .parameter(let row, of: let owner): (declaration, parameter) = (Int32(owner), Int32(row))
        }
        (arguments, scope, collection) = (marker.arguments, marker.scope, marker.collection)
        (collectionKey, additionalTypes) = (marker.collectionKey, marker.additionalTypes)
        (given, defaults) = (marker.given, marker.defaults)
    }

    /// Nil if a number stands for nothing.
    var marker: Marker? {
        guard let kind = Marker.Kind(rawValue: kind), let lifetime = Marker.Lifetime(rawValue: lifetime) else {
            return nil
        }
        var marker = Marker(kind, at: ByteRange(offset, end))
        marker.lifetime = lifetime
        marker.flags = Marker.Flags(rawValue: flags)
        marker.isMalformed = isMalformed != 0
        marker.condition = condition
        if declaration >= 0 {
            let row = Int(declaration)
            marker.attachment = parameter < 0 ? .declaration(row) : .parameter(Int(parameter), of: row)
        }
        (marker.arguments, marker.scope, marker.collection) = (arguments, scope, collection)
        (marker.collectionKey, marker.additionalTypes) = (collectionKey, additionalTypes)
        (marker.given, marker.defaults) = (given, defaults)
        return marker
    }
}

/// Checks that rows and ranges refer to what exists, so that no stage looks beyond the end of a table or a text.
///
/// This is a class because in debug builds each check would copy a struct.
private final class OutlineCheck {
    let bytes: [UInt8]
    let declarations: [Declaration]
    let parameters: [Parameter]
    let ranges: [ByteRange]
    // Asking a table for its size takes as long as a check in debug builds.
    private let textEnd: UInt32
    private let parameterCount, rangeCount: Int32

    init(bytes: [UInt8], declarations: [Declaration], parameters: [Parameter], ranges: [ByteRange]) {
        (self.bytes, self.declarations, self.parameters, self.ranges) = (bytes, declarations, parameters, ranges)
        textEnd = UInt32(truncatingIfNeeded: bytes.count)
        parameterCount = Int32(truncatingIfNeeded: parameters.count)
        rangeCount = Int32(truncatingIfNeeded: ranges.count)
    }

    var isConsistent: Bool {
        ranges.allSatisfy(isInText) && parameters.allSatisfy(isPossible) && declarations.indices.allSatisfy(isPossible)
    }

    private func isPossible(_ row: Int) -> Bool {
        let declaration = declarations[row]
        let (parent, end, whole) = (Int(declaration.parent), Int(declaration.membersEnd), declaration.range)
        let limit = parent < 0 ? declarations.count : parent < row ? Int(declarations[parent].membersEnd) : 0
        let (name, attributes) = (declaration.name, declaration.attributes)
        return parent >= -1 && declaration.condition == -1 && end > row && end <= limit
            && isInText(whole) && isInText(name) && isInText(declaration.generics) && isInText(declaration.whereClause)
            && isInText(declaration.type) && isInText(declaration.thrownType) && isInText(declaration.initialValue)
            && (name == .none || whole.start <= name.start && name.end <= whole.end)
            && areRows(attributes, of: rangeCount)
            && (attributes.isEmpty || attributes.indices.allSatisfy { isAttribute(ranges[$0]) })
            && areRows(declaration.modifiers, of: rangeCount) && areRows(declaration.inherits, of: rangeCount)
            && areRows(declaration.parameters, of: parameterCount)
    }

    private func isPossible(_ parameter: Parameter) -> Bool {
        isInText(parameter.range) && isInText(parameter.label) && isInText(parameter.name) && isInText(parameter.type)
            && isInText(parameter.defaultValue) && areRows(parameter.attributes, of: rangeCount)
            && (parameter.attributes.isEmpty || parameter.attributes.indices.allSatisfy { isAttribute(ranges[$0]) })
    }

    func isPossible(_ marker: OutlineMarker) -> Bool {
        let texts = [
            ByteRange(marker.offset, marker.end), marker.arguments, marker.scope, marker.collection,
            marker.collectionKey,
        ]
        return marker.condition == -1 && texts.allSatisfy(isInText)
            && marker.declaration >= -1 && Int(marker.declaration) < declarations.count
            && marker.parameter >= -1 && Int(marker.parameter) < parameters.count
            && areRows(marker.additionalTypes, of: rangeCount) && areRows(marker.given, of: rangeCount)
            && areRows(marker.defaults, of: rangeCount)
            && texts.dropFirst(2).allSatisfy { isInside($0, marker.arguments) }
            && [marker.additionalTypes, marker.given, marker.defaults].allSatisfy { list in
                list.indices.allSatisfy { isInside(ranges[$0], marker.arguments) }
            }
    }

    /// The text around an argument is what a change of its marker keeps.
    private func isInside(_ range: ByteRange, _ arguments: ByteRange) -> Bool {
        range.isEmpty || arguments.start <= range.start && range.end <= arguments.end
    }

    private func isInText(_ range: ByteRange) -> Bool { range.start <= range.end && range.end <= textEnd }

    /// An attribute begins with `@`.
    private func isAttribute(_ range: ByteRange) -> Bool {
        range.count > 1 && bytes[Int(range.start)] == UInt8(ascii: "@")
    }

    private func areRows(_ run: Run, of count: Int32) -> Bool {
        run.start >= 0 && run.start <= run.end && run.end <= count
    }
}
