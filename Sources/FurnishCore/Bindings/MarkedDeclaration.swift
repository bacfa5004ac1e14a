/// A declaration and the markers that belong to it.
///
/// A class for the same reason as `Provider`.
package final class MarkedDeclaration {
    let site: Site
    @exclusivity(unchecked) var provides: Marker?
    @exclusivity(unchecked) package var needs: Marker?
    @exclusivity(unchecked) var scope: Marker?
    /// Further markers of a kind that it has already, which is a mistake.
    @exclusivity(unchecked) private(set) var repeated: [Marker] = []

    init(site: Site, provides: Marker? = nil) {
        self.site = site
        self.provides = provides
    }

    init(copying other: MarkedDeclaration) {
        site = other.site
        provides = other.provides
        needs = other.needs
        scope = other.scope
        repeated = other.repeated
    }

    /// The most important marker, which messages about the declaration point at.
    var marker: Marker? { provides ?? needs ?? scope }

    var isMalformed: Bool {
        provides?.isMalformed == true || needs?.isMalformed == true || scope?.isMalformed == true
            || !repeated.isEmpty
    }

    /// The marked declarations of a file, in source order.
    static func all(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        var found: [MarkedDeclaration] = []
        found.reserveCapacity(scanned.markers.count)
        for position in scanned.markers.indices {
            let marker = scanned.markers[position]
            guard case .declaration(let row) = marker.attachment else { continue }
            add(marker, to: found[self.position(of: row, file, in: &found)])
        }
        return found
    }

    /// The declarations that detached markers were probably meant for.
    static func detached(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        scanned.markers.filter { $0.nextDeclaration >= 0 }.map { marker in
            let marked = MarkedDeclaration(site: Site(file: file, row: marker.nextDeclaration))
            add(marker, to: marked)
            return marked
        }
    }

    /// The index of a declaration in `found`, which is sorted. Adds a new declaration, usually at the end.
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
        case .provides where marked.provides == nil: marked.provides = marker
        case .needs where marked.needs == nil: marked.needs = marker
        case .scope where marked.scope == nil: marked.scope = marker
        case .provides, .needs, .scope: marked.repeated.append(marker)
        }
    }
}

/// The marked declarations of all files, by site. Those of the own module come first.
package struct MarkedDeclarations {
    private(set) var inOrder: [MarkedDeclaration] = []
    private let index = RowIndex()

    package subscript(site: Site) -> MarkedDeclaration? { index.first(site.number).map { inOrder[Int($0)] } }

    mutating func add(_ marked: MarkedDeclaration) {
        index.insert(marked.site.number, row: UInt32(inOrder.count))
        inOrder.append(marked)
    }
}
