/// A declaration and the markers that belong to it.
///
/// A class for the same reason as `Provider`.
package final class MarkedDeclaration {
    let site: Site
    let provides: Marker?
    package let needs: Marker?
    let scope: Marker?
    /// Further markers of a kind that it has already, which is a mistake.
    let repeated: [Marker]

    init(
        site: Site, provides: Marker? = nil, needs: Marker? = nil, scope: Marker? = nil, repeated: [Marker] = []
    ) {
        (self.site, self.provides, self.needs, self.scope) = (site, provides, needs, scope)
        self.repeated = repeated
    }

    private convenience init(_ site: Site, _ markers: [Marker]) {
        func first(_ kind: Marker.Kind) -> Int? { markers.firstIndex { $0.kind == kind } }
        let rows = [first(.provides), first(.needs), first(.scope)]
        let chosen = rows.map { $0.map { markers[$0] } }
        self.init(
            site: site, provides: chosen[0], needs: chosen[1], scope: chosen[2],
            repeated: markers.count == 1 ? [] : markers.indices.filter { !rows.contains($0) }.map { markers[$0] })
    }

    /// The same declaration with a mistake in its markers.
    ///
    /// - Parameter isProvidesOnly: Whether its `@Needs` has none.
    func malformed(_ isProvidesOnly: Bool) -> MarkedDeclaration {
        func malformed(_ marker: Marker) -> Marker {
            var marker = marker
            marker.isMalformed = true
            return marker
        }
        return MarkedDeclaration(
            site: site, provides: provides.map(malformed), needs: isProvidesOnly ? needs : needs.map(malformed),
            scope: scope, repeated: repeated)
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
        var (row, markers) = (-1, [Marker]())
        func finish() {
            if !markers.isEmpty { found.append(MarkedDeclaration(Site(file: file, row: Int32(row)), markers)) }
            markers.removeAll(keepingCapacity: true)
        }
        // Markers follow the order of their declarations.
        for position in scanned.markers.indices {
            guard let next = scanned.markers[position].declaration else { continue }
            if next != row { finish() }
            row = next
            markers.append(scanned.markers[position])
        }
        finish()
        return found
    }

    /// The declarations that detached markers were probably meant for.
    static func detached(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        scanned.markers.filter { $0.nextDeclaration >= 0 }.map {
            MarkedDeclaration(Site(file: file, row: $0.nextDeclaration), [$0])
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
