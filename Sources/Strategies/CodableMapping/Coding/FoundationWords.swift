internal import JSONCore

/// What `JSONDecoder` and `JSONEncoder` say in the debug descriptions of their errors, where it tells something
/// apart; the underlying ``JSONCore/JSONError`` says more.
///
/// Joined and not interpolated, which would take several times as long.
enum FoundationWords {
  static let invalidText = "The given data was not valid JSON."
  static let atEnd = "Unkeyed container is at end."
  static let superAtEnd = "Cannot get superDecoder() -- unkeyed container is at end."
  static let iso8601 = "Expected date string to be ISO8601-formatted."
  static let formatted = "Date string does not match format expected by formatter."
  static let base64 = "Encountered Data is not valid Base64."
  static let url = "Invalid URL string."

  static func mismatch(_ type: Any.Type, found kind: JSONKind) -> String {
    "Expected to decode " + bareTypeName(type) + " but found " + word(for: kind) + " instead."
  }

  static func null(for type: Any.Type) -> String {
    let expected =
      if type == [Any].self {
        "unkeyed decoding container"
      } else if type == [String: Any].self {
        "keyed decoding container"
      } else {
        "value of type " + bareTypeName(type)
      }
    return "Cannot get " + expected + " -- found null value instead"
  }

  static func missing(_ key: some CodingKey) -> String {
    "No value associated with key " + String(describing: key) + " (\"" + key.stringValue + "\")."
  }

  static func nothingEncoded(by type: Any.Type) -> String {
    "Top-level " + bareTypeName(type) + " did not encode any values."
  }

  private static func word(for kind: JSONKind) -> String {
    switch kind {
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    case .number, .bool, .null: kind.rawValue
    }
  }
}
