import Testing

@testable import FurnishCore

/// What types inherit from is read once, whatever the order of the declarations.
struct InheritanceTests {
    private static let declarations = [
        "class Outer: Base { class Part: Inner {} }",
        "class Base: Root {}",
        "class Root { class Inner: Found {}\n typealias Made = Thing }",
        "class Found {}", "struct Thing {}",
        "typealias Feature = Core", "enum Core {}", "extension Feature { struct Store {} }",
        "extension Feature.Store { struct Row {} }",
        "class Derived: Core2 {}", "class Core2 { struct Nested {} }", "extension Derived.Nested { struct Leaf {} }",
        // The first name of each is read before what declares the second one.
        "typealias Early = Feed.Item", "class Feed: Screen {}", "class Screen { class Item {} }",
        "typealias Entry = Core.Added", "extension Feature { class Added {} }",
        "class User: Named.Model {}", "typealias Named = Owner", "protocol Owner {}",
        "extension Named { typealias Model = Thing }",
    ]

    @Test(arguments: 0..<21)
    func ordersAreAlike(_ start: Int) throws {
        let rotated = Self.declarations[start...] + Self.declarations[..<start]
        for order in [Array(rotated), rotated.reversed()] {
            let view = TypesInView(order.joined(separator: "\n"))
            let symbols = view.symbols
            let part = try #require(symbols.symbol(of: view.read("Outer.Part")))
            #expect(symbols.inheritanceChain(of: part).map { symbols.name(of: $0) } == ["Part", "Inner", "Found"])
            #expect(view.describe("Outer.Inner") == "App::Root.Inner")
            #expect(view.describe("Core.Store.Row") == "App::Core.Store.Row")
            #expect(view.describe("Core2.Nested.Leaf") == "App::Core2.Nested.Leaf")
            let aliases = [("Outer.Made", "Thing"), ("Early", "Item"), ("Entry", "Added"), ("Owner.Model", "Thing")]
            for (alias, name) in aliases {
                let symbol = try #require(symbols.symbol(of: view.read(alias)))
                #expect(symbols.name(of: symbols.aliasedSymbol(symbol)) == name)
            }
            #expect(view.describe("Feed.Item") == "App::Screen.Item")
            #expect(view.describe("Core.Added") == "App::Core.Added")
            #expect(symbols.namesOfProtocolAliases.contains(symbols.program.names.name("Model")))
        }
    }

    @Test(arguments: ["class A<T: > {}", "class A<T: @> {}", "class A<T: @B> {}", "class A<T, > {}"])
    func genericClausesMayBeUnfinished(_ text: String) throws {
        let view = TypesInView(text + "\ntypealias X = A<Int>")
        let alias = try #require(view.symbols.symbol(of: view.read("X")))
        #expect(view.symbols.name(of: view.symbols.aliasedSymbol(alias)) == "A")
    }

    /// The stack has room for a tenth of it.
    @Test func pathsMayBeLong() {
        let path = String(repeating: "A.", count: 100_000) + "A"
        let view = TypesInView("extension \(path) {}")
        #expect(view.symbols.symbols.count > 100_000)
    }

    @Test(arguments: ["typealias A = [B]\ntypealias B = [A]", "typealias B = [A]\ntypealias A = [B]"])
    func typealiasesThatContainThemselvesAreUnreadable(_ text: String) throws {
        let view = TypesInView(text + "\ntypealias C = Int\nclass D: D {}")
        for (name, isReadable) in [("A", false), ("B", false), ("C", true)] {
            let alias = try #require(view.symbols.symbol(of: view.read(name)))
            #expect(view.describe(view.symbols.target(of: alias)) == (isReadable ? "Int" : "unreadable"))
        }
        #expect(view.symbols.hasCircularTypealiases)
        let own = try #require(view.symbols.symbol(of: view.read("D")))
        #expect(view.symbols.inheritanceChain(of: own) == [own])
    }
}
