/// In which directions a type is mapped; the cases are those of the attribute's argument.
enum MappingDirection: String {
  case both
  case decodeOnly
  case encodeOnly

  var decodes: Bool { self != .encodeOnly }
  var encodes: Bool { self != .decodeOnly }
}
