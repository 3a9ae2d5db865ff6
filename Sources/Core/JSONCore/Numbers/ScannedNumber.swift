/// The contents of a number's text, in three registers.
struct ScannedNumber {
  enum Kind: UInt8 {
    /// Not a number by RFC 8259; `bits` and `end` have no meaning.
    case invalid
    /// An integer within `Int64`: its bit pattern.
    case int64
    /// An integer above `Int64.max` and within `UInt64`.
    case uint64
    /// The bit pattern of a finite `Double`: a number with a fraction or an exponent, or `-0`.
    case double
    /// An integer beyond 64 bits, or a number beyond `Double`: only its digits represent it. `bits` is 0.
    case wide
  }

  let bits: UInt64
  /// One past the number's last byte.
  let end: UnsafePointer<UInt8>
  let kind: Kind

  init(_ kind: Kind, bits: UInt64, end: UnsafePointer<UInt8>) {
    self.bits = bits
    self.end = end
    self.kind = kind
  }

  init(_ value: Double, end: UnsafePointer<UInt8>) { self.init(.double, bits: value.bitPattern, end: end) }
}
