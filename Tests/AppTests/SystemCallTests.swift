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

        /// An editor saves the file right before it is replaced, and once more while its text goes back.
        @Test(arguments: 1...2) func fixLosesNoEdit(_ saves: Int) throws {
            try folder.write(source, to: "A.swift")
            let run = try run(
                """
                int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
                    static int saved = 0;
                    if (saved < \(saves)) {
                        FILE *file = fopen("Saved", "w");
                        fprintf(file, "// Mine %d.\\n", ++saved);
                        fclose(file);
                        rename("Saved", new);
                    }
                    return syscall(SYS_renameat2, from, old, to, new, flags);
                }
                """, "fix --module App A.swift")
            #expect(run.status == 2)
            let reason = "The file has changed since it was read, so nothing was written"
            #expect(run.output == "furnish: error: A.swift: \(reason)\n")
            #expect(try folder.read("A.swift") == "// Mine \(saves).\n")
            #expect(try folder.contents == ["A.swift"])
        }

        @Test(arguments: ["EINVAL", "ENOSYS"]) func fixWorksWhereFilesCannotBeExchanged(_ reason: String) throws {
            try folder.write(source, to: "A.swift")
            let run = try run(
                "int renameat2(int a, const char *b, int c, const char *d, unsigned e) { errno = \(reason); return -1; }",
                "fix --module App A.swift")
            #expect(run.status == 0, "\(run.output)")
            #expect(try folder.read("A.swift") == "// @Provides(once)\nstruct A {}\n")
            #expect(try folder.contents == ["A.swift"])
        }

        /// Another run takes the new file for a leftover, because it is not locked yet.
        @Test func aRemovedNewFileIsCreatedAgain() throws {
            try folder.write("// @Provides\nstruct A {}\n", to: "A.swift")
            let run = try run(
                """
                int flock(int descriptor, int operation) {
                    static int calls = 0;
                    if (calls++ == 0) {
                        char link[64], path[4096];
                        snprintf(link, 64, "/proc/self/fd/%d", descriptor);
                        ssize_t length = readlink(link, path, 4095);
                        path[length] = 0;
                        unlink(path);
                    }
                    return syscall(SYS_flock, descriptor, operation);
                }
                """, "generate --module App --output Out.swift A.swift")
            #expect(run.status == 0, "\(run.output)")
            #expect(try folder.contents == ["A.swift", "Out.swift"])
        }

        @Test func oneThreadIsEnough() throws {
            for number in 0..<200 { try folder.write("// @Provides\nstruct S\(number) {}\n", to: "S\(number).swift") }
            let run = try run(
                "int pthread_create(pthread_t *a, const pthread_attr_t *b, void *(*c)(void *), void *d) { return EAGAIN; }",
                "generate --module App --output Out.swift S*.swift")
            #expect(run.status == 0, "\(run.output)")
            #expect(try folder.read("Out.swift").contains("makeS199()"))
        }
    }
#endif
