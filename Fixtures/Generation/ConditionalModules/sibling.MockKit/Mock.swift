import PhoneKit

package protocol Recording {
    var calls: [String] { get }
}

// @Provides(as: Recording)
package struct Recorder: Recording {
    package let calls: [String]

    package init(antenna: Antenna) { calls = ["\(type(of: antenna))"] }
}
