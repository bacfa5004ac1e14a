# Writes a program of `files` files into `directory`, each with one service, which needs those of the two files before
# it; the tenth of every ten is on a screen. `plain` further files have no markers. Their paths go to standard output,
# and the composition root that one would write by hand to `root`.

BEGIN {
    for (number = 0; number < files; number++) write_service(number)
    for (number = 0; number < plain; number++) write_plain(number)
    if (root) write_root()
}

function write_service(number,    path, needs) {
    path = directory "/Service" number ".swift"
    needs = parameters(number, ": any Service", ", ")
    print path
    print "import Foundation\n" > path
    print "/// Service number " number "." > path
    print "protocol Service" number " {" > path
    print "    func title(of item: String) -> String" > path
    print "}\n" > path
    print "// @Provides(once, as: Service" number ")" > path
    print "final class DefaultService" number ": Service" number " {" > path
    print "    private var titles: [String: String] = [\"first\": \"One\", \"second\": \"Two\"]" > path
    print "    private let lock = NSLock()\n" > path
    print "    init(" needs ") {}\n" > path
    print "    func title(of item: String) -> String {" > path
    print "        lock.lock()" > path
    print "        defer { lock.unlock() }" > path
    print "        return titles[item] ?? \"\\(item) {of service " number "}\"" > path
    print "    }" > path
    print "}\n" > path
    print "final class Screen" number " {" > path
    print "    private let makeService: () -> any Service" number > path
    print "    private lazy var service = makeService()\n" > path
    print "    // " (number % 10 == 9 ? "@Needs" : "No one opens this one.") > path
    print "    init(makeService: @escaping () -> any Service" number ") { self.makeService = makeService }\n" > path
    print "    func show(_ item: String) { print(service.title(of: item)) }" > path
    print "}" > path
    close(path)
}

function write_plain(number,    path) {
    path = directory "/Record" number ".swift"
    print path
    print "import Foundation\n" > path
    print "/// A value of the domain, number " number "." > path
    print "struct Record" number ": Equatable, Codable {" > path
    print "    var identifier: Int" > path
    print "    var title: String" > path
    print "    var count = " number "\n" > path
    print "    init(identifier: Int, title: String) {" > path
    print "        self.identifier = identifier" > path
    print "        self.title = title" > path
    print "    }\n" > path
    print "    func describe(with prefix: String) -> String {" > path
    print "        // Write to someone@example.com about the code below." > path
    print "        var text = prefix + title" > path
    print "        if identifier > " number " {" > path
    print "            text += \" (late)\"" > path
    print "        }" > path
    print "        return text" > path
    print "    }\n" > path
    print "    @discardableResult" > path
    print "    func log(_ message: String) -> Int {" > path
    print "        print(\"[\\(title)] \\(message)\")" > path
    print "        return message.count" > path
    print "    }" > path
    print "}\n" > path
    print "extension Record" number ": CustomStringConvertible {" > path
    print "    var description: String { describe(with: \"record " number ": \") }" > path
    print "}" > path
    close(path)
}

function write_root(    number) {
    print "final class Root {" > root
    for (number = 0; number < files; number++) {
        print "    lazy var service" number ": any Service" number " = DefaultService" number \
            "(" parameters(number, ": service", ", ") ")\n" > root
        if (number % 10 == 9) {
            print "    func makeScreen" number "() -> Screen" number " {" > root
            print "        Screen" number "(makeService: { self.service" number " })" > root
            print "    }\n" > root
        }
    }
    print "}" > root
    close(root)
}

# `service0: any Service0, service1: any Service1` with what stands between a label and its number.
function parameters(number, between, separator,    need, text) {
    for (need = number - 2; need < number; need++) {
        if (need < number - number % 10) continue
        text = text (text ? separator : "") "service" need between need
    }
    return text
}
