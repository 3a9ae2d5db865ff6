/// A value that replaces a refused or a missing one.
struct StandIn {
  /// Its JSON text.
  var text: String
  /// The texts that were tried for this value, including its own.
  var tried: Set<String>
  /// The place in the original of the refused value, or of the container that the stand-in is added to.
  var place: Int
  /// The value that it replaces; `nil` for a missing one.
  var refused: Refused?

  /// Whether it is a case of an enum: an object whose key names the case and whose value is an object.
  var isCase: Bool { text.hasPrefix("{\"") }

  /// The number of its nodes.
  var nodeCount: Int { isCase ? 3 : 1 }

  typealias Refused = (kind: JSONKind, text: String?)

  /// The candidates for an issue, as JSON texts, the most likely first.
  ///
  /// - Parameter isObject: Whether the current value is an object: then the allowed values are keys that name
  ///   the cases of an enum.
  static func candidates(for kind: PendingKind, replacing refused: Refused?, isObject: Bool) -> [String] {
    switch kind.kind {
    case .missingKey, .unexpectedNull, .typeMismatch, .fractionalNumber, .numberOutOfRange:
      return [text(for: kind)].compactMap(\.self) + all
    case .invalidRawValue(_, let allowed):
      if isObject { return allowed.map { "{\($0):{}}" } + all }
      return [meant(by: refused, among: allowed)].compactMap(\.self) + allowed + all
    case .invalidFormat: return [text(for: kind) ?? time] + all
    default:
      // Null comes after values of the refused value's kind.
      let own: [String] =
        switch refused?.kind {
        case .string: texts
        case .number: numbers
        case .bool: ["true", "false"]
        case .array: ["[]", "null"]
        case .object: ["null"]
        case .null, nil: []
        }
      return own + all
    }
  }

  /// The raw value that was most likely meant by a refused text.
  static func meant(by refused: Refused?, among allowed: [String]) -> String? {
    refused?.text.flatMap { similarLiteral(to: quotedJSON($0), among: allowed) }
  }

  /// For each value that may determine what else a model reads, another value to try.
  static let alternatives = [
    "true": "false", "false": "true", "0": "1", #""""#: #""a""#, day: #""3000-01-01""#,
    time: #""3000-01-01T00:00:00Z""#,
  ]

  /// The stand-in for the expected value, if one is known.
  private static func text(for kind: PendingKind) -> String? {
    switch kind.expectedType {
    case is String.Type: return #""""#
    case is Bool.Type: return "true"
    case is any Numeric.Type: return "0"
    case is any ExpressibleByDictionaryLiteral.Type: return "{}"
    case is any ExpressibleByArrayLiteral.Type: return "[]"
    default: break
    }
    return switch kind.kind.expected {
    case .object: "{}"
    case .array: "[]"
    case .date(let format): format == "yyyy-MM-dd" ? day : time
    case .duration: #""PT0S""#
    case .uuid: identifier
    case .numberInString: #""0""#
    case .type, .words, nil: nil
    }
  }

  /// For types with several possible JSON forms: dates, URLs, binary data, identifiers.
  private static let all: [String] =
    ["{}", #""""#, "0"] + texts.dropFirst().dropLast() + ["true", "[]"] + numbers.dropFirst() + ["false"]
  private static let texts = [#""""#, day, time, #""a:""#, identifier, #""0""#, #""a""#, "null"]
  private static let numbers = ["0", "1", "2000", "-1", "null"]
  private static let identifier = #""00000000-0000-0000-0000-000000000000""#
  private static let day = #""2000-01-01""#
  private static let time = #""2000-01-01T00:00:00Z""#
}
