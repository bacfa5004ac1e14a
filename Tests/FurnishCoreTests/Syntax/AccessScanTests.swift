import Testing

@testable import FurnishCore

struct AccessScanTests {
    @Test func accessIsAtMostThatOfTheEnclosingTypes() throws {
        for (text, access) in [
            ("struct A { var x: Int }", Declaration.Access.internal),
            ("public struct A { var x: Int }", .internal),
            ("public struct A { public var x: Int }", .public),
            ("struct A { public var x: Int }", .internal),
            ("private struct A { var x: Int }", .private),
            ("fileprivate enum A { struct B { public var x: Int } }", .fileprivate),
            ("public protocol A { var x: Int { get } }", .public),
            ("public extension A { var x: Int { 1 } }", .public),
            ("extension A { public var x: Int { 1 } }", .public),
            ("private extension A { var x: Int { 1 } }", .private),
            ("open class A { open var x: Int { 1 } }", .open),
            ("public enum A { case x }", .public),
            ("package struct A { package private(set) var x: Int }", .package),
        ] as [(String, Declaration.Access)] {
            #expect(try #require(Scan(text).declaration("x")).access == access, "\(text)")
        }
    }
}
