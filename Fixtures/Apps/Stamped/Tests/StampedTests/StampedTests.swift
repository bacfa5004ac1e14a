import Testing

@testable import Stamped

@Test func readsWhatAnotherPluginGenerates() {
    #expect(StampedFactory().makeWindow().greeting.text == "Hello from a generated file")
}
