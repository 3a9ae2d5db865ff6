internal import JSONCore

/// Debug descriptions of `JSONDecoder` and `JSONEncoder` that distinguish errors; the underlying `JSONError`
/// has more detail.
///
/// Concatenated instead of interpolated, which would take several times as long; texts that depend on a type
/// are created once.
enum FoundationWords {
  static let invalidText = "The given data was not valid JSON."
  static let atEnd = "Unkeyed container is at end."
  static let superAtEnd = "Cannot get superDecoder() -- unkeyed container is at end."
  static let iso8601 = "Expected date string to be ISO8601-formatted."
  static let formatted = "Date string does not match format expected by formatter."
  static let base64 = "Encountered Data is not valid Base64."
  static let url = "Invalid URL string."
  static let uuid = "Attempted to decode UUID from invalid UUID string."
  /// The beginning of the standard library's description for an object that matches no case of an enum.
  static let invalidCase = "Invalid number of keys found"
  /// The beginning of the standard library's description for a raw value without a case.
  static let invalidRawValue = "Cannot initialize "

  /// Whether the description is about a key that doesn't convert to the key type of a dictionary.
  static func isAboutKey(_ words: String) -> Bool {
    words.hasPrefix("Expected Int key but found String key")
      || words.hasPrefix("Could not convert key to type ")
  }

  /// The beginning of decoders' descriptions for a value of another kind than expected.
  static let mismatch = "Expected to decode "

  private static let textsOfTypes = TypeTexts()

  static func mismatch(_ type: Any.Type, found kind: JSONKind) -> String {
    textsOfTypes.text(of: type, UInt8(JSONKind.allCases.firstIndex(of: kind) ?? 0)) {
      mismatch + bareTypeName($0) + " but found " + word(for: kind) + " instead."
    }
  }

  static func null(for type: Any.Type) -> String {
    // After the variants of the mismatches for each kind.
    textsOfTypes.text(of: type, UInt8(JSONKind.allCases.count)) { type in
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
  }

  private static let textsOfKeys = TypeTexts()

  static func missing(_ key: some CodingKey) -> String {
    textsOfKeys.text(of: key) {
      "No value associated with key " + $0.description + " (\"" + $0.stringValue + "\")."
    }
  }

  static func nothingEncoded(by type: Any.Type) -> String {
    "Top-level " + bareTypeName(type) + " did not encode any values."
  }

  /// The kind that a decoder's description names as found, if it does.
  static func kindFound(in words: String) -> JSONKind? {
    JSONKind.allCases.first { words.hasSuffix(" but found " + word(for: $0) + " instead.") }
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
