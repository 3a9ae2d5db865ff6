/// A JSON value that can be stored: in properties, in arrays, across threads.
///
///     var settings: OwnedJSON = ["theme": "dark", "sizes": [1, 2.5], "user": nil]
///     settings["theme"] = "light"
///     settings[at: "sizes[0]"] = 3
///     let sizes = settings["sizes"]?.arrayValue?.count
///
/// Members retain their order, numbers their spelling. Unlike ``JSONValue``, which reads a document without
/// copying, this type copies: decode models from documents, and use this type for values without a model.
///
/// Two values are equal if they represent the same JSON value: the order of members and the notation of
/// numbers are ignored (see ``JSONNumber``). Strings and keys are equal if their Unicode scalars are, as in
/// RFC 8259: a precomposed letter differs from a decomposed one. No operation recurses, however deep a value
/// is nested.
public enum OwnedJSON: Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it was spelled.
  case number(JSONNumber)
  /// A string.
  case string(String)
  /// The elements of an array.
  case array(Elements)
  /// The members of an object, in their order.
  case object(Members)
}

extension OwnedJSON {
  /// The kind of this value.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }

  /// The boolean; `nil` for another kind.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number; `nil` for another kind.
  public var numberValue: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an `Int`; `nil` for a fraction, a number out of range or another kind.
  public var intValue: Int? { numberValue?.integer() }

  /// The number as the nearest `Double`; `nil` for one beyond its range or another kind.
  public var doubleValue: Double? {
    guard let double = numberValue?.double, double.isFinite else { return nil }
    return double
  }

  /// The string; `nil` for another kind.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of an array; `nil` for another kind.
  public var arrayValue: Elements? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of an object; `nil` for another kind.
  public var objectValue: Members? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The contents of an array or object.
  package var contents: OwnedContents? {
    switch self {
    case .array(let elements): elements.contents
    case .object(let members): members.contents
    default: nil
    }
  }
}

extension OwnedJSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

  /// Creates a number.
  ///
  /// - Precondition: The literal is within the range of `Double`.
  public init(floatLiteral value: Double) {
    guard let number = JSONNumber(value) else { preconditionFailure("\(value) is not a JSON number") }
    self = .number(number)
  }

  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an array.
  public init(arrayLiteral elements: OwnedJSON...) { self = .array(Elements(elements)) }

  /// Creates an object. Of duplicate keys the last value counts, at the position of the first.
  public init(dictionaryLiteral members: (String, OwnedJSON)...) { self = .object(Members(members)) }
}
