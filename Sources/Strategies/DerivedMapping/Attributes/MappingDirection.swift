/// In which directions `@Mapped` maps a type.
///
///     @Mapped(.decodeOnly) struct Reply { var id: Int; var tags: [String] }     // need not be written
///     @Mapped(.encodeOnly) struct Order { let version = 2; var items: [Int] }   // need not be read
///
/// What a type holds is needed in these directions only, and a field of `@By` may be a `Decoding` or an `Encoding`.
public enum MappingDirection: Sendable, Hashable {
  /// The type is read and written.
  case both
  /// The type is read.
  case decodeOnly
  /// The type is written.
  case encodeOnly
}
