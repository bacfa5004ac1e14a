# Writes `modules` modules into `directory`, each with 50 files of which 10 have markers. Each can use all modules below it, and
# needs a service of the one right below. For each module, its paths go to `directory/NAME.paths`.

BEGIN {
    for (module = 0; module < modules; module++) {
        name = "Module" module
        list = directory "/" name ".paths"
        printf "" > list
        for (file = 0; file < 50; file++) {
            path = directory "/" name "/File" file ".swift"
            print path > list
            if (file < 10) write_service(); else write_plain()
            close(path)
        }
        close(list)
    }
}

function service(module, file) { return "Service" module "x" file }

function write_service(    needs, type) {
    type = service(module, file)
    print "import Foundation" (module > 0 ? "\nimport Module" (module - 1) : "") "\n" > path
    print "/// Service number " file " of module " module "." > path
    print "public protocol " type ": AnyObject {" > path
    print "    func title(of item: String) -> String" > path
    print "}\n" > path
    print "// @Provides(once, as: " type ")" (file == 9 ? "\n// @Needs" : "") > path
    print "public final class Default" type ": " type " {" > path
    print "    private var titles: [String: String] = [\"first\": \"One\", \"second\": \"Two\"]" > path
    print "    private let lock = NSLock()\n" > path
    if (file > 0) needs = "previous: any " service(module, file - 1)
    if (file > 0 && module > 0) needs = needs ", below: any " service(module - 1, 0)
    print "    public init(" needs ") {}\n" > path
    write_bodies()
    print "}" > path
}

function write_plain() {
    print "import Foundation\n" > path
    print "/// A value of the domain, number " file "." > path
    print "public struct Record" module "x" file ": Equatable, Codable {" > path
    print "    public var identifier: Int" > path
    print "    public var title: String" > path
    print "    var count = " file "\n" > path
    print "    public init(identifier: Int, title: String) {" > path
    print "        self.identifier = identifier" > path
    print "        self.title = title" > path
    print "    }\n" > path
    write_bodies()
    print "}" > path
}

# As many lines as a file of an app has on average.
function write_bodies(    number) {
    print "    public func title(of item: String) -> String {" > path
    print "        guard item.count > 3 else { return item }" > path
    print "        return item + \"!\"" > path
    print "    }" > path
    for (number = 0; number < 8; number++) {
        print "\n    /// Whether to show the part with this number, as of now." > path
        print "    func shows" number "(_ number: Int, in text: String) -> Bool {" > path
        print "        // Write to someone@example.com about the code below." > path
        print "        let words = text.split(separator: \" \").map(String.init)" > path
        print "        guard words.count > number, let first = words.first else { return false }" > path
        print "        for (position, word) in words.enumerated() where position > number {" > path
        print "            if word.hasPrefix(first) { return true }" > path
        print "        }" > path
        print "        return words.contains { $0.count > number }" > path
        print "    }" > path
    }
}
