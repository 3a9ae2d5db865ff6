/// The directions in which a type is mapped. The cases have the names of the attribute's argument.
enum MappingDirection: String {
  case both, decodeOnly, encodeOnly

  var decodes: Bool { self != .encodeOnly }
  var encodes: Bool { self != .decodeOnly }

  /// The argument `in:` of a check; `nil` for both directions.
  var argument: String? {
    switch self {
    case .both: nil
    case .decodeOnly: "\(LibraryType.fit).DecodeOnly.self"
    case .encodeOnly: "\(LibraryType.fit).EncodeOnly.self"
    }
  }
}
