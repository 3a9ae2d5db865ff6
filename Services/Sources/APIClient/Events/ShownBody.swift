internal import JSONCore

/// A body as commands and logs show it.
enum ShownBody {
  /// The text of a JSON body, without the values of keys that look like secrets in JSON or in a query; the
  /// number of bytes for other bodies.
  static func text(of body: [UInt8]) -> String {
    var writer = JSONWriter()
    do {
      try shown(OwnedJSON(parsing: body)).write(to: &writer)
      return String(decoding: try writer.finish(), as: UTF8.self)
    } catch {
      return "(\(body.count) bytes)"
    }
  }

  // The recursion is bounded, because the parser limits the depth of nesting.
  private static func shown(_ json: OwnedJSON) -> OwnedJSON {
    switch json {
    case .object(let members):
      .object(
        OwnedJSON.Members(
          members.map { key, value in
            (key, SecretItemName.matches(key) ? .string(SecretItemName.hidden) : shown(value))
          }))
    case .array(let elements): .array(OwnedJSON.Elements(elements.map(shown)))
    default: json
    }
  }
}
