#if os(Linux)  // The stand-in can draw a screen for a test. SwiftUI itself cannot.
    import SwiftUI
    import Testing

    @testable import Weather

    /// Counts what it makes.
    final class CountingFactory: FakeWeatherFactory {
        var made: [String: Int] = [:]

        override func makeDayModel(in call: WeatherFactoryCall) -> DayModel {
            made["day", default: 0] += 1
            return super.makeDayModel(in: call)
        }

        override func makePlacesModel() -> PlacesModel {
            made["places", default: 0] += 1
            return super.makePlacesModel()
        }
    }

    @MainActor @Suite struct RedrawTests {
        @Test func modelsAreMadeOnceAndStayTheSame() {
            let factory = CountingFactory()
            let state = AppState()
            let screen = Renderer(factory.makeRootView(state: state))
            screen.press("Add")
            screen.press("Next")
            screen.draw()
            #expect(screen.evaluations(of: DayView.self) > 3)
            #expect(factory.made == ["day": 1, "places": 1])
            #expect(screen.texts.contains("30001: -5") && screen.texts.contains("same"))
            #expect(screen.texts.contains("2 places"))
        }

        @Test func whatAViewObservesIsTheInstanceOfItsOwner() {
            let factory = FakeWeatherFactory()
            let state = AppState()
            let screen = Renderer(factory.makeRootView(state: state))
            state.place = "Thun"
            factory.theme.isDark = true
            screen.draw()
            #expect(screen.texts.first == "Thun, dark")
        }

        @Test func fakesReachTheModelsOfViews() {
            let before = Sensor.shared.reads
            _ = Renderer(FakeWeatherFactory().makeRootView(state: AppState()))
            #expect(Sensor.shared.reads == before)
        }

        /// What the question about state prevents.
        @Test func anObservedModelOfOnesOwnIsMadeAgain() {
            let factory = FakeWeatherFactory()
            let before = OldBanner.made.count
            let screen = Renderer(factory.makeRootView(state: AppState()))
            screen.draw()
            screen.draw()
            #expect(OldBanner.made.count - before == 3)
        }
    }
#endif
