import Testing

@testable import FurnishCore

/// Compares selectors with those that the Swift compiler wrote for the same methods.
struct ObjectiveCSelectorTests {
    @Test func derivesSelectors() {
        for (method, selector) in [
            ("makeDetail(_ c: C, sender: Any?, segueIdentifier: String?)", "makeDetail:sender:segueIdentifier:"),
            ("makeA(coder: C)", "makeAWithCoder:"), ("makeB(for c: C)", "makeBFor:"),
            ("makeCFor(coder: C)", "makeCForCoder:"), ("makeD(withCoder: C, sender: Any?)", "makeDWithCoder:sender:"),
            ("makeE(formCoder: C, _: Int)", "makeEWithFormCoder::"), ("makeF(_: C, _ b: Int)", "makeF::"),
            ("`default`(usingcoder: C)", "defaultWithUsingcoder:"), ("makeURL(with: C)", "makeURLWith:"),
            ("makeItem_with(x: C)", "makeItem_withX:"), ("makeG(Coder: C)", "makeGWithCoder:"),
            ("makeH(`in`: C)", "makeHIn:"),
            ("makeInto2(x: C)", "makeInto2WithX:"), ("makeURLFor(x: C)", "makeURLForX:"),
            ("makeFORWith(x: C)", "makeFORWithX:"), ("makeJ(forURL: C)", "makeJForURL:"),
            ("makeK(FORx: C)", "makeKWithFORx:"),
            ("makeL()", "makeL"), ("makeM(_x: C)", "makeMWith_x:"),
        ] as [(String, String)] {
            #expect(self.selector("@IBSegueAction func \(method) -> C? { nil }") == selector, "\(method)")
        }
    }

    @Test func usesTheWrittenSelector() {
        #expect(selector("@objc( makeX:\n sender: ) func y(_ c: C, _ sender: Any?) {}") == "makeX:sender:")
        #expect(selector("@objc func y(_ c: C) {}") == "y:")
    }

    @Test func derivesNoSelectorForEffects() {
        for effect in ["async", "throws"] as [String] {
            #expect(selector("func y(_ c: C) \(effect) {}") == nil, "\(effect)")
        }
    }

    private func selector(_ method: String) -> String? {
        let file = SourceFile(path: "A.swift", text: "// @Provides\nclass A {\n    \(method)\n}")
        let scanned = Scanner.scan(file, using: TokenBuffer())
        let program = Program([ScannedModule(name: "App", origin: .own, files: [scanned])])
        return ObjectiveCSelector(program: program).selector(of: Site(file: 0, row: 1))
    }
}
