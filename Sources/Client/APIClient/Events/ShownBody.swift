#if Client
internal import JSONCore

/// A body as commands and logs show it.
enum ShownBody {
  /// The text of a JSON body without the values of keys that look like secrets, there or in a query; of another body only
  /// the count of its bytes.
  static func text(of body: [UInt8]) -> String {
    var writer = JSONWriter()
    do {
      try shown(OwnedJSON(parsing: body)).write(to: &writer)
      return String(decoding: try writer.finish(), as: UTF8.self)
    } catch {
      return "(\(body.count) bytes)"
    }
  }

  // Recurses: the parser limits how deep a text is nested.
  private static func shown(_ json: OwnedJSON) -> OwnedJSON {
    switch json {
    case .object(let members):
      .object(
        OwnedJSON.Members(
          members.map { key, value in
            (key, SecretItemName.matches(key) ? .string(JSONError.hiddenValue) : shown(value))
          }))
    case .array(let elements): .array(OwnedJSON.Elements(elements.map(shown)))
    default: json
    }
  }
}
#endif
