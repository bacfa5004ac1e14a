#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

typealias ProcessID = pid_t

// @Provides
let processID: ProcessID = getpid()
