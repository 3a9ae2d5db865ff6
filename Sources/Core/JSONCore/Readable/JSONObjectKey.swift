/// A type whose values name the members of an object: a dictionary with such keys is read and written as an
/// object, in every dialect.
///
/// Strings, characters, booleans, numbers of all widths, `UUID` and `URL` conform. A type with a raw value of these,
/// and any type that is `LosslessStringConvertible`, needs one line:
///
///     enum Level: String { case novice, expert }
///     extension Level: JSONObjectKey {}
///
///     let names: [Level: [String]] = try object["names"]      // {"expert": ["Ada"], "novice": []}
///
/// Integers take what `Int(_: String)` takes, so `01` and `+1` are 1, as for Foundation's coders. They are
/// written in their shortest form. `Double` and `Float` take what `Double(_: String)` takes, but for
/// infinities and not-a-number; booleans take `true` and `false`.
///
/// Two keys of an object that are equal as values of this type, such as `"1"` and `"01"`, are duplicates. The
/// first counts, or the last if the document was parsed with `useLast`. With `reject` the second one is an
/// error, `duplicate-key`.
public protocol JSONObjectKey: Hashable {
  /// The value that a key stands for; `nil` if it is none of this type.
  init?(jsonKey: String)

  /// The key that is written for this value.
  var jsonKey: String { get }

  /// What is wrong with a key that is none of this type: `invalid-raw-value` for types with a raw value, with
  /// the allowed ones if the type is `CaseIterable`; `invalid-format` for others.
  static var invalidKey: IssueKind { get }
}

extension JSONObjectKey {
  /// `invalid-format`, with the name of the type.
  public static var invalidKey: IssueKind {
    .invalidFormat(expected: "a key of type \(typeName(Self.self))", reason: "")
  }
}

extension JSONObjectKey where Self: LosslessStringConvertible {
  /// The value that the key describes.
  @inlinable
  public init?(jsonKey: String) { self.init(jsonKey) }

  /// The description.
  @inlinable
  public var jsonKey: String { description }
}

extension JSONObjectKey where Self: RawRepresentable, RawValue: JSONObjectKey {
  /// The value whose raw value the key stands for.
  @inlinable
  public init?(jsonKey: String) {
    guard let rawValue = RawValue(jsonKey: jsonKey) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The key of the raw value.
  @inlinable
  public var jsonKey: String { rawValue.jsonKey }

  /// `invalid-raw-value`, with the keys that are allowed if the type is `CaseIterable`.
  public static var invalidKey: IssueKind {
    .invalidRawValue(type: String(describing: Self.self), allowed: allowedKeys)
  }

  /// Those of the cases of a type that lists them.
  private static var allowedKeys: [String] {
    guard let listed = Self.self as? any CaseIterable.Type else { return [] }
    return keys(of: listed).map { quotedJSON($0.jsonKey) }
  }

  private static func keys<Cases: CaseIterable>(of type: Cases.Type) -> [Self] {
    type.allCases.compactMap { $0 as? Self }
  }
}

// For types that are both, only to say which of the two counts: the compiler would take neither.
extension JSONObjectKey
where Self: RawRepresentable & LosslessStringConvertible, RawValue: JSONObjectKey {
  /// The value whose raw value the key stands for.
  @inlinable
  public init?(jsonKey: String) {
    guard let rawValue = RawValue(jsonKey: jsonKey) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The key of the raw value.
  @inlinable
  public var jsonKey: String { rawValue.jsonKey }
}

extension String: JSONObjectKey {
  /// The key itself.
  @inlinable
  public init?(jsonKey: String) { self = jsonKey }

  /// The string itself.
  @inlinable
  public var jsonKey: String { self }
}

extension Substring: JSONObjectKey {}

extension Character: JSONObjectKey {
  /// The character that the key consists of; the initializer from a string would stop the program for
  /// several.
  @inlinable
  public init?(jsonKey: String) {
    guard let character = jsonKey.first, jsonKey.dropFirst().isEmpty else { return nil }
    self = character
  }
}

extension JSONObjectKey where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The number that the key describes, if it is finite.
  @inlinable
  public init?(jsonKey: String) {
    guard let number = Self(jsonKey), number.isFinite else { return nil }
    self = number
  }
}
