/// Any JSON value. Its initializer tries one type after another.
enum AnyValue: Decodable, CustomDebugStringConvertible {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([AnyValue])
  case object([(key: String, value: AnyValue)])

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(try keys.map { ($0.stringValue, try container.decode(AnyValue.self, forKey: $0)) })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [AnyValue] = []
      while !container.isAtEnd { elements.append(try container.decode(AnyValue.self)) }
      self = .array(elements)
    } else {
      self = try AnyValue(scalar: decoder.singleValueContainer())
    }
  }

  private init(scalar container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try AnyValue.unless(mismatched: { try container.decode(Bool.self) }) {
      self = .bool(value)
    } else if let value = try AnyValue.unless(mismatched: { try container.decode(String.self) }) {
      self = .string(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  private static func unless<Value>(mismatched read: () throws -> Value) throws -> Value? {
    do { return try read() } catch DecodingError.typeMismatch { return nil }
  }

  var debugDescription: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "integer \(value)"
    case .number(let value): "number \(value)"
    case .string(let value): value.debugDescription
    case .array(let elements): "\(elements)"
    case .object(let members):
      "{\(members.map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
