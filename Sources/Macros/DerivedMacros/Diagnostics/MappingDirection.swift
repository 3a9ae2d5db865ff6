/// The directions in which a type is mapped. The cases have the names of the attribute's argument.
enum MappingDirection: String {
  case both
  case decodeOnly
  case encodeOnly

  var decodes: Bool { self != .encodeOnly }
  var encodes: Bool { self != .decodeOnly }
}
