#if os(Linux)
    import Foundation
    import Testing

    /// Replaces functions of the C library, so that what other programs do at the worst moment, or what the system refuses, happens in
    /// each run.
    @Suite(.serialized) final class SystemCallTests {
        private let folder = try! ToolFolder()
        private let library = try! ToolFolder()

        private let source = "// @Provides once\nstruct A {}\n"

        /// Runs the tool with functions in C.
        private func run(_ functions: String, _ arguments: String) throws -> (status: Int32, output: String) {
            let headers = ["errno", "fcntl", "pthread", "stdio", "stdlib", "sys/file", "sys/syscall", "unistd"]
            let includes = headers.map { "#include <\($0).h>\n" }.joined()
            try library.write("#define _GNU_SOURCE\n" + includes + functions, to: "Functions.c")
            let compilation = try library.shell("clang -shared -fPIC -w -o Functions.so Functions.c")
            try #require(compilation.status == 0, "\(compilation.output)")
            return try folder.shell(
                "LD_PRELOAD='\(library.path("Functions.so"))' furnish \(arguments)", limit: 60)
        }

        @Test func oneThreadIsEnough() throws {
            for number in 0..<200 { try folder.write("// @Provides\nstruct S\(number) {}\n", to: "S\(number).swift") }
            let run = try run(
                "int pthread_create(pthread_t *a, const pthread_attr_t *b, void *(*c)(void *), void *d) { return EAGAIN; }",
                "generate --module App --output Out.swift S*.swift")
            expectSuccess(run)
            #expect(try folder.read("Out.swift").contains("makeS199()"))
        }
    }
#endif
