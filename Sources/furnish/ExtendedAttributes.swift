#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The extended attributes of a file, such as its access control list, tags and security context.
enum ExtendedAttributes {
    /// - Returns: Whether the new file has all attributes of the old one.
    static func copy(from old: Int32, to new: Int32) -> Bool {
        #if canImport(Darwin)
            return fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
        #else
            let size = flistxattr(old, nil, 0)
            // Some file systems have no attributes.
            guard size > 0 else { return size == 0 || errno == ENOTSUP }
            var names = [CChar](repeating: 0, count: size)
            guard flistxattr(old, &names, size) == size else { return false }
            return names.split(separator: 0).allSatisfy { copy(Array($0) + [0], from: old, to: new) }
        #endif
    }

    #if !canImport(Darwin)
        private static func copy(_ name: [CChar], from old: Int32, to new: Int32) -> Bool {
            let size = fgetxattr(old, name, nil, 0)
            guard size >= 0 else { return false }
            var value = [UInt8](repeating: 0, count: size)
            return fgetxattr(old, name, &value, size) == size && fsetxattr(new, name, value, size, 0) == 0
        }
    #endif
}

#if !canImport(Darwin)
    // Functions of the C library that Swift's modules of it leave out.
    @_silgen_name("flistxattr")
    private func flistxattr(_ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

    @_silgen_name("fgetxattr")
    private func fgetxattr(
        _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
    ) -> Int

    @_silgen_name("fsetxattr")
    private func fsetxattr(
        _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int, _ flags: Int32
    ) -> Int32
#endif
