import Testing

@testable import FurnishCore

struct MarkerReadingTests {
    private func marker(_ text: String) throws -> (marker: Marker, scan: Scan) {
        let scan = Scan("\(text)\nstruct A { init(a: Int, b: Int) {} }")
        #expect(scan.mistakes == [])
        return (try #require(scan.file.markers.first), scan)
    }

    @Test func aProviderHasOneLifetime() throws {
        for (text, lifetime) in [
            ("// @Provides", Marker.Lifetime.each), ("// @Provides(once)", .once), ("// @Provides(weak)", .weak),
            ("// @Provides(as: B, graph)", .graph),
        ] as [(String, Marker.Lifetime)] {
            #expect(try marker(text).marker.lifetime == lifetime, "\(text)")
        }
    }

    @Test func aProviderMayHaveFurtherTypes() throws {
        let (marker, scan) = try marker("// @Provides(in: Session, as: Clock, Store<A, B>, (any P)?, once)")
        #expect(scan.texts(marker.additionalTypes) == ["Clock", "Store<A, B>", "(any P)?"])
        #expect(scan.text(marker.scope) == "Session")
        #expect(marker.lifetime == .once)
    }

    @Test func aContributionHasACollectionAndAKey() throws {
        let (marker, scan) = try marker("// @Provides(into: [String: any Handler], key: Keys.name(1, \"a)b\"))")
        #expect(scan.text(marker.collection) == "[String: any Handler]")
        #expect(scan.text(marker.collectionKey) == "Keys.name(1, \"a)b\")")
    }

    @Test func givenNamesParameters() throws {
        let (marker, scan) = try marker("// @Needs(given: a, b)")
        #expect(scan.texts(marker.given) == ["a", "b"])
        #expect(scan.text(marker.arguments) == "given: a, b")
    }

    @Test func aScopeMayBeRootAndSendable() throws {
        let marker = try marker("// @Scope(root, in: App, sendable)").marker
        #expect(MarkerArgument.allCases.filter(marker.has) == [.root, .scope, .sendable])
    }

    @Test func aBlockCommentMayHaveSeveralLines() throws {
        for text in [
            "/* @Provides(\n    once,\n    as: B\n) */", "/**\n * @Provides(\n *   once,\n *   as: B\n * )\n */",
        ] as [String] {
            let (marker, scan) = try marker(text)
            #expect(marker.lifetime == .once, "\(text)")
            #expect(scan.texts(marker.additionalTypes) == ["B"], "\(text)")
            #expect(scan.file.argumentsText(marker.arguments) == "once, as: B", "\(text)")
        }
    }

    @Test func aMalformedMarkerSaysWhatToWrite() throws {
        for (text, advice) in [
            ("@Provides once", "write @Provides(once)"),
            ("@Provides (once, as: B)", "write @Provides(once, as: B)"),
            ("@Needs given: a", "write @Needs(given: a)"),
            ("@Provides, the clock", "must contain nothing else"),
            ("@Needs(given: a) because", "must contain nothing else"),
            ("@Provides(once", "are not closed"),
            ("@Provides()", "write @Provides"),
            ("@Provides(ones)", "write 'once'"),
            ("@Provides(As: B)", "write 'as:'"),
            ("@Provides(shared)", "write 'weak'"),
            ("@Provides(Singleton)", "write 'once'"),
            ("@Provides(lazy)", "it takes 'once', 'weak'"),
            ("@Provides(Clock)", "write 'as:' before it"),
            ("@Provides(given: a)", "it is one of '@Needs'"),
            ("@Needs(once)", "it is one of '@Provides'"),
            ("@Provides(once, weak)", "'once' and 'weak' are both lifetimes"),
            ("@Provides(each, once)", "'each' and 'once' are both lifetimes"),
            ("@Provides(weak, each)", "'weak' and 'each' are both lifetimes"),
            ("@Provides(fake, each)", "remove 'each'"),
            ("@Provides(once, once)", "'once' is written twice"),
            ("@Provides(as: B, once, as: C)", "'as:' is written twice"),
            ("@Provides(as:)", "'as:' is not used like this"),
            ("@Provides(as: , once)", "'as:' is not used like this"),
            ("@Provides(in: 1)", "'in:' is not used like this"),
            ("@Provides(once as: B)", "a comma is missing before 'as'"),
            ("@Needs(given: a, a)", "'a' is written twice"),
            ("@Needs(given: 1)", "'given:' is not used like this"),
            ("@Needs(a)", "write 'given:' before it"),
            ("@Needs(a, once: b)", "write 'given:' before it"),
            ("@Provides(into: Set<B>)", "write 'into: [Element]'"),
            ("@Provides(into: [B: C])", "needs a key: write one too"),
            ("@Provides(into: [B], key: 1)", "'key:' is not used like this"),
            ("@Provides(key: 1)", "'key:' is not used like this"),
            ("@Scope(session)", "it takes 'root', 'in:' and 'sendable'"),
        ] as [(String, String)] {
            let scan = Scan("// \(text)\nstruct A {}")
            #expect(scan.mistakes == ["1:4 MalformedMarker"], "\(text)")
            #expect(try #require(scan.messages.first).contains(advice), "\(text)")
            #expect(scan.file.markers.first?.isMalformed == true, "\(text)")
            #expect(scan.markers.first?.hasSuffix("struct A") == true, "\(text)")
        }
    }

    @Test func aNearMissIsAWarning() {
        for word in ["Provide", "provides", "Need", "Scoped", "needs", "Provdies", "Provided", "SCOPE"] as [String] {
            #expect(Scan("// @\(word)\nstruct A {}").mistakes == ["1:4 MisspelledMarker"], "\(word)")
        }
    }

    @Test func aMarkerOfAnotherToolIsAWarning() {
        for word in ["Inject", "Injected", "Injectable", "Singleton", "Provider", "inject"] as [String] {
            #expect(Scan("// @\(word)\nstruct A {}").mistakes == ["1:4 MisspelledMarker"], "\(word)")
        }
    }

    @Test func otherWordsAreIgnored() {
        for word in [
            "Sendable", "State", "StateObject", "Published", "ProvidesSomethingElse", "NSManaged", "Suite", "param",
            "see",
            "NeedsReview", "Injector", "ScaledMetric", "Preview",
        ] as [String] {
            #expect(Scan("// @\(word)\nstruct A {}").mistakes == [], "\(word)")
        }
    }
}
