/// A declaration and the markers that belong to it.
///
/// A class for the same reason as `Provider`.
package final class MarkedDeclaration {
    let site: Site
    var provides: Marker?
    package var needs: Marker?
    var scope: Marker?
    /// Further markers of a kind that it has already, which is a mistake.
    private(set) var repeated: [Marker] = []

    init(site: Site, provides: Marker? = nil) {
        self.site = site
        self.provides = provides
    }

    /// The most important marker, which messages about the declaration point at.
    var marker: Marker? { provides ?? needs ?? scope }

    var isMalformed: Bool {
        provides?.isMalformed == true || needs?.isMalformed == true || scope?.isMalformed == true || !repeated.isEmpty
    }

    /// The marked declarations of a file, in source order.
    static func all(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        var found: [MarkedDeclaration] = []
        found.reserveCapacity(scanned.markers.count)
        // Markers follow the order of their declarations.
        for position in scanned.markers.indices {
            let marker = scanned.markers[position]
            guard let row = marker.declaration else { continue }
            if found.last.map({ Int($0.site.row) }) != row {
                found.append(MarkedDeclaration(site: Site(file: file, row: Int32(row))))
            }
            add(marker, to: found[found.count - 1])
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
