internal import JSONCore

/// What `JSONDecoder` and `JSONEncoder` say in the debug descriptions of their errors, where it tells
/// something apart; the underlying `JSONError` says more.
///
/// Joined and not interpolated, which would take several times as long; what follows from a type is made
/// once.
enum FoundationWords {
  static let invalidText = "The given data was not valid JSON."
  static let atEnd = "Unkeyed container is at end."
  static let superAtEnd = "Cannot get superDecoder() -- unkeyed container is at end."
  static let iso8601 = "Expected date string to be ISO8601-formatted."
  static let formatted = "Date string does not match format expected by formatter."
  static let base64 = "Encountered Data is not valid Base64."
  static let url = "Invalid URL string."
  static let uuid = "Attempted to decode UUID from invalid UUID string."
  /// Those of texts that do not have the form of their type. None quotes the text.
  static let formats: Set = [iso8601, formatted, base64, url, uuid]
  /// How the standard library begins to tell of an object that is none of the cases of an enum.
  static let invalidCase = "Invalid number of keys found"
  /// How the standard library begins to tell of a raw value without a case; at the end it quotes the value.
  static let invalidRawValue = "Cannot initialize "

  /// Whether the standard library tells of a key that is none of the type of a dictionary's keys.
  static func isAboutKey(_ words: String) -> Bool {
    words.hasPrefix("Expected Int key but found String key")
      || words.hasPrefix("Could not convert key to type ")
  }

  /// What is said of a raw value without a case, but not the value; `nil` of other words.
  static func invalidRawValue(hidingValueOf words: String) -> String? {
    guard words.hasPrefix(invalidRawValue), let quote = words.firstRange(of: " value ") else { return nil }
    return words[..<quote.upperBound] + JSONError.hiddenValue
  }

  /// How decoders begin to tell of a value of another kind than expected.
  static let mismatch = "Expected to decode "

  private static let textsOfTypes = TypeTexts()

  static func mismatch(_ type: Any.Type, found kind: JSONKind) -> String {
    textsOfTypes.text(of: type, UInt8(JSONKind.allCases.firstIndex(of: kind) ?? 0)) {
      joinedText(mismatch, bareTypeName($0), " but found ", word(for: kind), " instead.")
    }
  }

  static func null(for type: Any.Type) -> String {
    textsOfTypes.text(of: type, variantOfMissing) { madeNull(for: $0) }
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

  private static let textsOfKeys = TypeTexts()

  static func missing(_ key: some CodingKey) -> String {
    textsOfKeys.text(of: key) {
      joinedText("No value associated with key ", $0.description, " (\"", $0.stringValue, "\").")
    }
  }

  static func nothingEncoded(by type: Any.Type) -> String {
    "Top-level " + bareTypeName(type) + " did not encode any values."
  }

  /// What a decoder says that it found instead of what it had to decode, if it says so.
  static func kindFound(in words: String) -> JSONKind? {
    JSONKind.allCases.first {
      words.hasSuffix(" but found " + word(for: $0) + " instead.")
    }
  }

  private static func word(for kind: JSONKind) -> String {
    switch kind {
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    case .number, .bool, .null: kind.rawValue
    }
  }

  /// The variant of what is said of null where it is a missing value, and not one of another kind.
  private static let variantOfMissing = UInt8(JSONKind.allCases.count)
}
