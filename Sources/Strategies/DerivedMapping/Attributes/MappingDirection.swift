/// The directions in which `@Mapped` maps a type.
///
///     @Mapped(.decodeOnly) struct Reply { var id: Int; var tags: [String] }     // need not be encoded
///     @Mapped(.encodeOnly) struct Order { let version = 2; var items: [Int] }   // need not be decoded
///
/// The types that the mapped type contains need only these directions, and a field of `@By` may be a
/// `Decoding` or an `Encoding`.
public enum MappingDirection: Sendable, Hashable {
  /// The type is decoded and encoded.
  case both
  /// The type is decoded.
  case decodeOnly
  /// The type is encoded.
  case encodeOnly
}
