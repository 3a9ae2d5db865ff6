internal import JSONCore

/// What `JSONDecoder` and `JSONEncoder` say in the debug descriptions of their errors, where it tells something
/// apart; the underlying ``JSONCore/JSONError`` says more.
///
/// Joined and not interpolated, which would take several times as long; what follows from a type is made once.
enum FoundationWords {
  static let invalidText = "The given data was not valid JSON."
  static let atEnd = "Unkeyed container is at end."
  static let superAtEnd = "Cannot get superDecoder() -- unkeyed container is at end."
  static let iso8601 = "Expected date string to be ISO8601-formatted."
  static let formatted = "Date string does not match format expected by formatter."
  static let base64 = "Encountered Data is not valid Base64."
  static let url = "Invalid URL string."

  private static let textsOfTypes = TypeTexts()

  static func mismatch(_ type: Any.Type, found kind: JSONKind) -> String {
    textsOfTypes.text(of: type, variant(of: kind)) {
      joinedText("Expected to decode ", bareTypeName($0), " but found ", word(for: kind), " instead.")
    }
  }

  static func null(for type: Any.Type) -> String {
    textsOfTypes.text(of: type, variant(of: .null)) { madeNull(for: $0) }
  }

  private static func madeNull(for type: Any.Type) -> String {
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
    joinedText("No value associated with key ", key.description, " (\"", key.stringValue, "\").")
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

  private static func variant(of kind: JSONKind) -> UInt8 {
    switch kind {
    case .null: 0
    case .bool: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }
}
