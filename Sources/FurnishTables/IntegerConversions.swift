// Conversions between integer types, and the greatest `Int` and `UInt32`.
//
// Those of the standard library are generic. A debug build inlines about a thousand instructions for each call, and compiles the
// conformances to `BinaryInteger` again for each file. That was a sixth of the time to compile Furnish.
//
// Some go through `UInt`, because with `value` itself they would call themselves.

extension Int {
    @_transparent public init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
    @_transparent public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    @_transparent public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
    @_transparent public init(truncatingIfNeeded value: UInt64) { self.init(bitPattern: UInt(value)) }

    public static var max: Int { @_transparent get { 0x7FFF_FFFF_FFFF_FFFF } }
}

extension Int32 {
    @_transparent public init(_ value: Int) { self.init(exactly: value)! }
    @_transparent public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    @_transparent public init(_ value: UInt32) { self.init(exactly: value)! }
}

extension UInt8 {
    @_transparent public init(_ value: Int) { self.init(exactly: value)! }
    @_transparent public init(truncatingIfNeeded value: UInt32) { self.init(truncatingIfNeeded: UInt(value)) }
}

extension UInt32 {
    @_transparent public init(_ value: Int) { self.init(exactly: value)! }
    @_transparent public init(_ value: Int32) { self.init(exactly: value)! }
    @_transparent public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    @_transparent public init(truncatingIfNeeded value: Int) { self.init(truncatingIfNeeded: UInt(bitPattern: value)) }

    public static var max: UInt32 { @_transparent get { 0xFFFF_FFFF } }
}

extension UInt64 {
    @_transparent public init(truncatingIfNeeded value: Int) { self.init(UInt(bitPattern: value)) }
    @_transparent public init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    @_transparent public init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
}
