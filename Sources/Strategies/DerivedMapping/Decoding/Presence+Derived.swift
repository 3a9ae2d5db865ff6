public import JSONCore
public import JSONMapping

extension Presence: DerivedReadable where Value: DerivedReadable {
  /// Decodes null or a value.
  ///
  /// - Throws: `CursorFailure` if decoding the value throws.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Presence {
    cursor.consumeNull() ? .null : .value(try Value.decode(from: &cursor))
  }

  /// Decodes null or a value.
  ///
  /// - Throws: The error of the value, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Presence {
    json.isNull ? .null : .value(try Value.decode(derived: json))
  }

  /// Absent.
  @inlinable
  public static var missingValue: Presence? { .absent }

  /// Whether the value is decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Value.readsInOnePass(&search) }
}

extension JSONObject {
  /// Decodes a member that can be absent or null by a field.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The value for a missing key.
  ///   - evenIfWrong: Whether it also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless `fallback` replaces the value.
  @inlinable
  public func member<Field: Decoding>(
    presence key: JSONKey, as field: Field,
    default fallback: @autoclosure () -> Presence<Field.Model> = .absent, evenIfWrong: Bool = false
  ) throws(JSONError) -> Presence<Field.Model> {
    guard let json = self[key] else { return fallback() }
    if evenIfWrong {
      return json.attempt { (json) throws(JSONError) in try field.presence(of: json) } ?? fallback()
    }
    return try annotating(key) { () throws(JSONError) in try field.presence(of: json) }
  }
}

extension JSONCursor {
  /// Decodes null, or a value by a field.
  ///
  /// - Throws: `CursorFailure` if the field throws.
  @inlinable
  public mutating func presence<Field: Decoding>(
    as field: Field
  ) throws(CursorFailure) -> Presence<Field.Model> {
    consumeNull() ? .null : .value(try field.decode(from: &self))
  }
}

extension JSONWriter {
  /// Whether `put` omits a member: it is an absent `Presence`. Only generated code uses it.
  @inlinable
  public func omits<Value>(_ presence: Presence<Value>) -> Bool { presence.isAbsent }

  /// False: `put` omits no value of another type, even if that is also called `Presence`.
  @inlinable
  public func omits<Value>(_ value: Value) -> Bool { false }
}
