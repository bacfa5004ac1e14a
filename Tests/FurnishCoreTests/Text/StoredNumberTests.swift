import Testing

@testable import FurnishCore

/// Enums that are read and written as the byte that stores them. A debug build would take long for their raw values.
@Suite struct StoredNumberTests {
    /// The case is stored as its position in the list.
    private func expectPositions<Case>(_ cases: [Case]) {
        for (position, each) in cases.enumerated() {
            #expect(Int(unsafeBitCast(each, to: UInt8.self)) == position, "\(each)")
        }
    }

    @Test func casesAreStoredAsTheirPositions() {
        expectPositions(Keyword.allCases)
        expectPositions(Name.Known.allCases)
        expectPositions(MarkerArgument.allCases)
        expectPositions((0...UInt8.max).compactMap(Token.Kind.init))
        expectPositions(SyntaxNode.Kind.allCases)
    }

    @Test func keywordsAreReadFromTheirNumbers() {
        for keyword in Keyword.allCases { #expect(Keyword(number: keyword.number) == keyword) }
        #expect(Keyword.allCases.filter(\.isReserved).last == .while)
    }

    @Test func knownNamesAreFirstInEachTable() {
        let names = NameTable()
        for known in Name.Known.allCases { #expect(names.text(Name(known)) == known.rawValue) }
    }

    /// Messages list arguments in the order of their bits.
    @Test func bitsOfArgumentsFollowTheirOrder() {
        #expect(MarkerArgument.allCases.map(\.bit) == MarkerArgument.allCases.indices.map { 1 << UInt32($0) })
    }
}
