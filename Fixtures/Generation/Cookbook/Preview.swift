import SwiftUI

protocol Weather {
    func text() -> String
}

// @Provides(once, live, as: Weather)
struct WeatherService: Weather {
    func text() -> String { "a request" }
}

// @Needs
struct WeatherView: View {
    let weather: any Weather

    var body: some View { Text(weather.text()) }
}

#if DEBUG
    // @Provides(fake, as: Weather)
    struct Sunshine: Weather {
        func text() -> String { "sun" }
    }

    struct WeatherView_Previews: PreviewProvider {
        static var previews: some View { FakeCookbookFactory().makeWeatherView() }
    }
#endif
