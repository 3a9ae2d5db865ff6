/// A value that takes the place of one that was refused.
enum StandIn: Hashable {
  case null
  case number
  case `true`
  case string(String)
  case array
  case object
  /// JSON text, such as an allowed raw value.
  case literal(String)

  /// What to try for an issue, the likeliest first.
  static func candidates(for kind: Issue.Kind) -> [StandIn] {
    switch kind {
    case .missingKey(_, let expected), .unexpectedNull(let expected), .typeMismatch(let expected),
      .fractionalNumber(let expected), .numberOutOfRange(let expected, _):
      [StandIn(expected)].compactMap(\.self) + all
    case .invalidRawValue(_, let allowed): allowed.prefix(1).map { .literal($0) } + all
    case .invalidFormat(let expected, _): (expected.contains("yyyy-MM-dd)") ? [day] : [time]) + all
    default: all
    }
  }

  /// The stand-in for a type as messages name it.
  private init?(_ expected: String) {
    switch expected {
    case "String": self = .string("")
    case "Bool": self = .true
    case "an object": self = .object
    case "an array": self = .array
    case "Double", "Float", "Decimal": self = .number
    default:
      if expected.hasPrefix("Int") || expected.hasPrefix("UInt") {
        self = .number
      } else if expected.hasPrefix("[") {
        self = expected.contains(": ") ? .object : .array
      } else {
        return nil
      }
    }
  }

  /// For types that messages name in other ways: dates, URLs, binary data, identifiers.
  private static let all: [StandIn] = [
    .object, .string(""), .number, day, time, .string("a:"),
    .string("00000000-0000-0000-0000-000000000000"), .true, .array, .null,
  ]

  private static let day = StandIn.string("2000-01-01")
  private static let time = StandIn.string("2000-01-01T00:00:00Z")
}
