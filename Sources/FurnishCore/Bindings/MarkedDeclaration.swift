/// A declaration and the markers that belong to it.
///
/// A class for the same reason as `Provider`.
package final class MarkedDeclaration {
    let site: Site
    private(set) var provides: Marker?
    package private(set) var needs: Marker?
    private(set) var scope: Marker?
    /// Further markers of a kind that it has already, which is a mistake.
    private(set) var repeated: [Marker] = []

    init(site: Site, provides: Marker? = nil, needs: Marker? = nil, scope: Marker? = nil) {
        (self.site, self.provides, self.needs, self.scope) = (site, provides, needs, scope)
    }

    /// - Parameter markers: Those of the declaration, in the order of the file.
    private convenience init(_ site: Site, _ markers: ArraySlice<Marker>) {
        self.init(site: site)
        // A detached marker comes alone.
        for row in markers.indices where markers[row].declaration != nil || markers.count == 1 {
            switch markers[row].kind {
            case .provides where provides == nil: provides = markers[row]
            case .needs where needs == nil: needs = markers[row]
            case .scope where scope == nil: scope = markers[row]
            case .provides, .needs, .scope: repeated.append(markers[row])
            }
        }
    }

    /// Notes a mistake in its `@Provides`.
    ///
    /// - Parameter isInNeeds: Whether it is one in its `@Needs` too.
    func noteMistake(isInNeeds: Bool) {
        provides?.isMalformed = true
        if isInNeeds { needs?.isMalformed = true }
    }

    /// The most important marker, which messages about the declaration point at.
    var marker: Marker? { provides ?? needs ?? scope }

    var isMalformed: Bool {
        provides?.isMalformed == true || needs?.isMalformed == true || scope?.isMalformed == true || !repeated.isEmpty
    }

    /// The marked declarations of a file, in source order.
    static func all(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        let markers = scanned.markers
        var (found, start) = ([MarkedDeclaration](), 0)
        found.reserveCapacity(markers.count)
        // Markers follow the order of their declarations.
        while start < markers.count {
            guard let row = markers[start].declaration else {
                start += 1
                continue
            }
            var end = start + 1
            while end < markers.count, markers[end].declaration ?? row == row { end += 1 }
            found.append(MarkedDeclaration(Site(file: file, row: Int32(row)), markers[start..<end]))
            start = end
        }
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
