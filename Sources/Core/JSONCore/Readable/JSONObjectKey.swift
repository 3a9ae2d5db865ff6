/// A type whose values are keys of objects: every strategy decodes and encodes a dictionary with such keys as
/// an object.
///
/// Strings, characters, booleans, numbers of all widths, `UUID` and `URL` conform. A type with a raw value of
/// one of these types, and any type that is `LosslessStringConvertible`, needs one line:
///
///     enum Level: String { case novice, expert }
///     extension Level: JSONObjectKey {}
///
///     let names: [Level: [String]] = try object["names"]      // {"expert": ["Ada"], "novice": []}
///
/// Integers accept the texts that `Int(_: String)` accepts, so `01` and `+1` are 1, as with Foundation's
/// coders. They are written in their shortest form. `Double` and `Float` accept the texts that `Double(_:
/// String)` accepts, except for infinities and not-a-number; booleans accept `true` and `false`.
///
/// Two keys of an object that are equal as values of this type, such as `"1"` and `"01"`, are duplicates. The
/// first counts, or the last if the document was parsed with `useLast`. With `reject` the second one is an
/// error, `duplicate-key`.
public protocol JSONObjectKey: Hashable {
  /// Creates the value of a key; `nil` if the key isn't a value of this type.
  init?(jsonKey: String)

  /// The key that is written for this value.
  var jsonKey: String { get }

  /// The issue of a key that isn't a value of this type: `invalid-raw-value` for types with a raw value, with
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

  /// The key: the value's description.
  @inlinable public var jsonKey: String { description }
}

extension JSONObjectKey where Self: FixedWidthInteger {
  /// The integer that the key describes.
  @inlinable
  public init?(jsonKey: String) {
    // By types that others share: the standard library's function has 1.5 kB for each type.
    if Self.bitWidth > 64 {
      self.init(jsonKey)
    } else if Self.isSigned {
      guard let value = Int64(jsonKey) else { return nil }
      self.init(exactly: value)
    } else {
      guard let value = UInt64(jsonKey) else { return nil }
      self.init(exactly: value)
    }
  }
}

extension JSONObjectKey where Self: RawRepresentable, RawValue: JSONObjectKey {
  /// The value whose raw value the key stands for.
  @inlinable
  public init?(jsonKey: String) {
    guard let rawValue = RawValue(jsonKey: jsonKey) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The key of the raw value.
  @inlinable public var jsonKey: String { rawValue.jsonKey }

  /// `invalid-raw-value`, with the allowed keys if the type is `CaseIterable`.
  public static var invalidKey: IssueKind {
    .invalidRawValue(type: String(describing: Self.self), allowed: allowedKeys)
  }

  /// The keys of the cases, if the type lists them.
  private static var allowedKeys: [String] {
    guard let listed = Self.self as? any CaseIterable.Type else { return [] }
    let keys = listed.allCases.compactMap { $0 as? Self }
    return keys.map { quotedJSON($0.jsonKey) }
  }
}

// For types that match both extensions above, which would be ambiguous for them without this one.
extension JSONObjectKey
where Self: RawRepresentable & LosslessStringConvertible, RawValue: JSONObjectKey {
  /// The value whose raw value the key stands for.
  @inlinable
  public init?(jsonKey: String) {
    guard let rawValue = RawValue(jsonKey: jsonKey) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The key of the raw value.
  @inlinable public var jsonKey: String { rawValue.jsonKey }
}

extension String: JSONObjectKey {
  /// The key itself.
  @inlinable
  public init?(jsonKey: String) { self = jsonKey }

  /// The string itself.
  @inlinable public var jsonKey: String { self }
}

extension Substring: JSONObjectKey {}

extension Character: JSONObjectKey {
  /// The key's only character; the initializer from a string would stop the program if there are several.
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
