import Testing

@testable import Stamped

@Test func readsWhatAnotherPluginGenerates() {
    #expect(StampFactory(Stamp()).makeWindow().text == "Hello from a generated file")
}
