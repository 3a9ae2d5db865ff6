import JSONCore

/// Parses a text, and returns its document as written text.
func rewritten(
  _ text: String, _ options: JSONWriteOptions = JSONWriteOptions(),
  parsing: JSONParseOptions = JSONParseOptions()
) throws -> String {
  let document = try Document(parsing: text, options: parsing)
  return String(decoding: try NativeBackend.serialize(document.root, options: options), as: UTF8.self)
}
