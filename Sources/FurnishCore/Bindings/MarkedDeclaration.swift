/// A declaration and the markers that belong to it.
struct MarkedDeclaration {
    let site: Site
    var provides: Marker?
    var needs: Marker?
    var scope: Marker?
    /// Rows of the file's parameters that are marked `@Needs` themselves, with their markers.
    var neededParameters: [Int: Marker] = [:]

    /// Whether the declaration says how its parameters are filled.
    var saysNeeds: Bool { needs != nil || !neededParameters.isEmpty }

    /// The marker by which the declaration takes part, for a message about it.
    var marker: Marker? { provides ?? needs ?? neededParameters.min { $0.key < $1.key }?.value ?? scope }

    var isMalformed: Bool {
        provides?.isMalformed == true || needs?.isMalformed == true || scope?.isMalformed == true
            || neededParameters.values.contains { $0.isMalformed }
    }

    /// The marked declarations of a file, in the order in which they are written.
    static func all(in scanned: ScannedFile, file: Int32) -> [MarkedDeclaration] {
        var found: [Int: MarkedDeclaration] = [:]
        for marker in scanned.markers {
            switch marker.attachment {
            case .nothing: continue
            case .declaration(let row): add(marker, to: &found[row, default: at(row, file)])
            case .parameter(let parameter, of: let row):
                found[row, default: at(row, file)].neededParameters[parameter] = marker
            }
        }
        return found.values.sorted { $0.site < $1.site }
    }

    private static func at(_ row: Int, _ file: Int32) -> MarkedDeclaration {
        MarkedDeclaration(site: Site(file: file, row: Int32(row)))
    }

    private static func add(_ marker: Marker, to marked: inout MarkedDeclaration) {
        switch marker.kind {
        case .provides: marked.provides = marked.provides ?? marker
        case .needs: marked.needs = marked.needs ?? marker
        case .scope: marked.scope = marked.scope ?? marker
        }
    }
}
