protocol Sink {
    var name: String { get }
}

struct Console: Sink {
    let name: String
}

// A static member in the extension of a protocol for one type is that type's.
extension Sink where Self == Console {
    // @Provides(as: Sink)
    static var console: Console { Console(name: "console") }

    // @Provides
    static func makePlain() -> Plain { Plain() }
}

struct Plain {}

struct File: Sink {
    let name = "file"
}

extension Sink where Self: Sendable, Self == File {
    // @Provides
    static var file: Self { File() }

    // @Provides
    var pages: Pages { Pages(count: name.count) }
}

struct Pages {
    let count: Int
}

/// A protocol that is not in view.
struct Pretty: CustomStringConvertible {
    let description = "pretty"
}

extension CustomStringConvertible where Self == Pretty {
    // @Provides
    static var pretty: Self { Pretty() }
}

// @Needs
func describe(sink: any Sink, plain: Plain, file: File, pages: Pages, pretty: Pretty) -> String {
    "\(sink.name) \(file.name) \(pages.count) \(pretty)"
}
