public import JSONCore
public import JSONMapping

// Access to the values at key paths, with the same forms as access to members.

extension JSONObject {
  /// The value at a key path below this object: `try json[at: "image.size.width"]`.
  ///
  /// For an optional type, the value is `nil` if a key or element of the path is missing, or if a value along
  /// the path is null.
  ///
  /// - Throws: `missing-key` or `index-out-of-bounds` if a component of the path is missing,
  ///   `unexpected-null` or `type-mismatch` if a value along the path isn't a container, and what decoding
  ///   the value throws.
  public subscript<Value: JSONDecodable>(at path: JSONKeyPath) -> Value {
    get throws(JSONError) {
      if let missing = Value.missingValue, value.endsEarly(along: path) { return missing }
      return try read(at: path) { (json) throws(JSONError) in try Value.decode(value: json) }
    }
  }

  /// The value at a key path decoded by another mapping: `try json[at: "dates.due", as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key` or `index-out-of-bounds` if a component of the path is missing,
  ///   `unexpected-null` or `type-mismatch` if a value along the path isn't a container, and what the mapping
  ///   throws.
  public subscript<Field: Decoding>(at path: JSONKeyPath, as field: Field) -> Field.Model {
    get throws(JSONError) {
      try read(at: path) { (json) throws(JSONError) in try field.decode(json) }
    }
  }

  /// The value at a key path decoded by another mapping; `nil` if a key or element of the path is missing, or
  /// if a value along it is null.
  ///
  /// - Throws: `type-mismatch` if a value along the path isn't a container, and what the mapping throws.
  public subscript<Field: Decoding>(optionalAt path: JSONKeyPath, as field: Field) -> Field.Model? {
    get throws(JSONError) {
      if value.endsEarly(along: path) { return nil }
      return try read(at: path) { (json) throws(JSONError) in json.isNull ? nil : try field.decode(json) }
    }
  }

  /// The value at a key path, or the default if a key or element of the path is missing, or if a value along
  /// it is null.
  ///
  /// - Throws: `type-mismatch` if a value along the path isn't a container, and what decoding the value
  ///   throws.
  public subscript<Value: JSONDecodable>(
    at path: JSONKeyPath, default standard: @autoclosure () -> Value
  ) -> Value {
    get throws(JSONError) { try (self[at: path] as Value?) ?? standard() }
  }

  /// The value at a key path decoded by another mapping, or the default if a key or element of the path is
  /// missing, or if a value along it is null.
  ///
  /// - Throws: `type-mismatch` if a value along the path isn't a container, and what the mapping throws.
  public subscript<Field: Decoding>(
    at path: JSONKeyPath, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws(JSONError) { try self[optionalAt: path, as: field] ?? value() }
  }

  /// The value at a required key path decoded by another mapping; `nil` if the value is null.
  ///
  /// - Throws: `missing-key` or `index-out-of-bounds` if a component of the path is missing,
  ///   `unexpected-null` or `type-mismatch` if a value along the path isn't a container, and what the mapping
  ///   throws.
  public subscript<Field: Decoding>(orNullAt path: JSONKeyPath, as field: Field) -> Field.Model? {
    get throws(JSONError) { try self[at: path, as: field.optional] }
  }

  /// The value at a required key path; `nil` if the value is null:
  /// `let note: String? = try json[orNullAt: "notes.last"]`.
  ///
  /// - Throws: `missing-key` or `index-out-of-bounds` if a component of the path is missing,
  ///   `unexpected-null` or `type-mismatch` if a value along the path isn't a container, and what decoding
  ///   the value throws.
  public subscript<Value: JSONDecodable>(orNullAt path: JSONKeyPath) -> Value? {
    get throws(JSONError) {
      try read(at: path) { (json) throws(JSONError) in json.isNull ? nil : try Value.decode(value: json) }
    }
  }

  private func read<Value>(
    at path: JSONKeyPath, _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      let json = try value.value(at: path, expecting: Value.self)
      do throws(JSONError) {
        return try read(json)
      } catch {
        throw error.placed(at: json)
      }
    } catch {
      return try recovered(annotated(error))
    }
  }
}
