/// A declaration and the markers that belong to it.
///
/// Held by reference, for the same reason as a `Provider`.
final class MarkedDeclaration {
    let site: Site
    @exclusivity(unchecked) var provides: Marker?
    @exclusivity(unchecked) var needs: Marker?
    @exclusivity(unchecked) var scope: Marker?
    /// Rows of the file's parameters that are marked `@Needs` themselves, with their markers.
    @exclusivity(unchecked) var neededParameters = [Int: Marker]()

    init(site: Site, provides: Marker? = nil) {
        self.site = site
        self.provides = provides
    }

    /// Another one, alike.
    init(copying other: MarkedDeclaration) {
        site = other.site
        provides = other.provides
        needs = other.needs
        scope = other.scope
        neededParameters = other.neededParameters
    }

    /// Whether the declaration says how its parameters are filled.
    var saysNeeds: Bool { needs != nil || !neededParameters.isEmpty }

    /// The marker by which the declaration takes part, for a message about it.
    var marker: Marker? { provides ?? needs ?? neededParameters.min { $0.key < $1.key }?.value ?? scope }

    var isMalformed: Bool {
        provides?.isMalformed == true || needs?.isMalformed == true || scope?.isMalformed == true
            || !neededParameters.isEmpty && neededParameters.values.contains { $0.isMalformed }
    }

    /// The marked declarations of a file, in the order in which they are written.
    static func all(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        var found: [MarkedDeclaration] = []
        found.reserveCapacity(scanned.markers.count)
        for position in scanned.markers.indices {
            let marker = scanned.markers[position]
            switch marker.attachment {
            case .nothing: continue
            case .declaration(let row): add(marker, to: found[self.position(of: row, file, in: &found)])
            case .parameter(let parameter, of: let row):
                found[self.position(of: row, file, in: &found)].neededParameters[parameter] = marker
            }
        }
        return found
    }

    /// A detached marker was most likely meant for the declaration after it.
    static func cutOff(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        scanned.markers.filter { $0.attachment == .nothing }.compactMap { marker in
            guard let row = scanned.declarations.firstIndex(where: { $0.range.start > marker.offset }) else {
                return nil
            }
            let marked = MarkedDeclaration(site: Site(file: file, row: Int32(row)))
            add(marker, to: marked)
            return marked
        }
    }

    /// Where a declaration stands among those found, which are in order; it is added if it is new. Most are, at the end.
    private static func position(of row: Int, _ file: Int32, in found: inout [MarkedDeclaration]) -> Int {
        var (start, end) = (0, found.count)
        if end == 0 || Int(found[end - 1].site.row) < row {
            found.append(MarkedDeclaration(site: Site(file: file, row: Int32(row))))
            return end
        }
        while start < end {
            let middle = (start + end) / 2
            if Int(found[middle].site.row) < row { start = middle + 1 } else { end = middle }
        }
        if Int(found[start].site.row) != row {
            found.insert(MarkedDeclaration(site: Site(file: file, row: Int32(row))), at: start)
        }
        return start
    }

    private static func add(_ marker: Marker, to marked: MarkedDeclaration) {
        switch marker.kind {
        case .provides: marked.provides = marked.provides ?? marker
        case .needs: marked.needs = marked.needs ?? marker
        case .scope: marked.scope = marked.scope ?? marker
        }
    }
}

/// The marked declarations of all files, found by their places.
struct MarkedDeclarations {
    private(set) var inOrder: [MarkedDeclaration] = []
    private let index = RowIndex()

    subscript(site: Site) -> MarkedDeclaration? { index.first(site.number).map { inOrder[Int($0)] } }

    mutating func add(_ marked: MarkedDeclaration) {
        index.insert(marked.site.number, row: UInt32(inOrder.count))
        inOrder.append(marked)
    }
}
