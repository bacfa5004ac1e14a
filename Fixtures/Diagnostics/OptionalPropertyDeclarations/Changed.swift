import UIKit

protocol Output { var delegate: Any? { get set } }
protocol Sink: AnyObject { var delegate: Any? { get set } }
protocol OldSink: class { var delegate: Any? { get set } }

// @Provides
struct Settings: Output {
    var delegate: Any?
    var names: [String] = []
    var sink: ViewModel?
    let title = ""
    mutating func reset() {}
    func read() {}
}

// @Provides(as: Sink, OldSink)
final class Printer: Sink, OldSink { var delegate: Any? }

// @Provides(as: Output)
struct LiveOutput: Output {
    var delegate: Any?
    init() {}
}

/// What a body changes stays a variable, unless it is an object.
final class ChangedController: UIViewController {
    // @Needs
    var output: Output!
    // @Needs
    private(set) var reset: Settings!
    // @Needs
    var appended: Settings!
    // @Needs
    var passed: Settings!
    // @Needs
    var sink: Sink!
    // @Needs
    var old: OldSink!
    // @Needs
    var read: Settings!
    // @Needs
    var paired: Settings!

    override func viewDidLoad() {
        output.delegate = self
        reset.reset()
        appended.names.append("")
        pass(&passed.names)
        sink.delegate = self
        old.delegate = self
        read.read()
        (paired.names, title) = ([], nil)
        read.sink?.title += "!"
        print(read.title.uppercased(), read.names)
    }
}

// @Provides(each)
final class Artwork {}
protocol Flow: AnyObject {}
// @Provides(each, as: Track?)
final class Track: Flow {}

/// The caller passes what its marker says, and somebody else's object that nothing provides.
final class GivenController: UIViewController {
    // @Needs(given: artwork)
    var artwork: Artwork!
    // @Needs
    weak var flow: Flow?
    // @Needs
    weak var stated: (any Flow)!
    // @Needs
    var other: Artwork!
}
