/// A value that takes the place of one that was refused.
enum StandIn: Hashable {
  case null
  case number(Int)
  case bool(Bool)
  case string(String)
  case array
  case object
  /// JSON text, such as an allowed raw value.
  case literal(String)

  /// What to try for an issue, the likeliest first, and null after what is of the refused value's kind.
  ///
  /// - Parameters:
  ///   - actual: The kind of the value that was refused.
  ///   - text: Its text, if it was a string: of the allowed ones a similar one was meant.
  static func candidates(
    for kind: Issue.Kind, replacing actual: JSONKind? = nil, text: String? = nil
  ) -> [StandIn] {
    switch kind {
    case .missingKey(_, let expected), .unexpectedNull(let expected), .typeMismatch(let expected),
      .fractionalNumber(let expected), .numberOutOfRange(let expected, _):
      [StandIn(expected)].compactMap(\.self) + all
    case .invalidRawValue where actual == .object: [.object] + all
    case .invalidRawValue(_, let allowed): [likeliest(of: allowed, for: text)].compactMap(\.self) + all
    case .invalidFormat("a UUID", _): [identifier] + all
    case .invalidFormat(let expected, _):
      [StandIn(expected) ?? (expected.contains("yyyy-MM-dd)") ? day : time)] + all
    default:
      switch actual {
      case .string: texts + all
      case .number: numbers + all
      case .bool: [.bool(true), .bool(false)] + all
      case .array: [.array, .null] + all
      case .object: [.null, .object] + all
      case .null, nil: all
      }
    }
  }

  /// The stand-in for a type as messages name it.
  private init?(_ expected: String) {
    switch expected {
    case "String": self = .string("")
    case "Bool": self = .bool(true)
    case "an object": self = .object
    case "an array": self = .array
    case "Double", "Float", "Decimal": self = .number(0)
    case "a number in a string": self = .string("0")
    case "a duration (ISO 8601)": self = .string("PT0S")
    default:
      if expected.hasPrefix("Int") || expected.hasPrefix("UInt") {
        self = .number(0)
      } else if expected.hasPrefix("[") {
        self = expected.contains(": ") ? .object : .array
      } else {
        return nil
      }
    }
  }

  /// The raw value that was meant by a text, as far as can be told; else the first.
  private static func likeliest(of allowed: [String], for text: String?) -> StandIn? {
    let similar = text.flatMap { similarLiteral(to: quotedJSON($0), among: allowed) }
    return (similar ?? allowed.first).map { .literal($0) }
  }

  /// For types that messages name in other ways: dates, URLs, binary data, identifiers.
  private static let all: [StandIn] =
    [.object, .string(""), .number(0)] + texts.dropFirst().dropLast() + [.bool(true), .array]
    + numbers.dropFirst() + [.bool(false)]

  private static let texts: [StandIn] = [
    .string(""), day, time, .string("a:"), identifier, .string("0"), .string("a"), .null,
  ]

  private static let numbers: [StandIn] = [.number(0), .number(1), .number(2000), .number(-1), .null]

  private static let identifier = StandIn.string("00000000-0000-0000-0000-000000000000")
  private static let day = StandIn.string("2000-01-01")
  private static let time = StandIn.string("2000-01-01T00:00:00Z")
}
