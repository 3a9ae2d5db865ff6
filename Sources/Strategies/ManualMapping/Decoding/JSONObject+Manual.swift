public import JSONCore
public import JSONMapping

// `@inline(__always)` because a member's key is a literal, whose bytes and length are known to the compiler
// only in inlined code.

extension JSONObject {
  /// The member's value in the type of the context: `year = try json["year"]`.
  ///
  /// An optional type decodes a missing or null member as `nil`.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` and other data issues with their location.
  @inlinable @inline(__always)
  public subscript<Value: JSONDecodable>(key: JSONKey) -> Value {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try Value.decode(value: json) }) {
        () throws(JSONError) in
        if let json = self[key] { return try Value.decode(value: json) }
        guard let value = Value.missingValue else { throw missing(key, expecting: Value.self) }
        return value
      }
    }
  }

  /// The member's value decoded by another mapping: `try json["released", as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key`, and what the mapping throws, such as `type-mismatch`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(key: JSONKey, as field: Field) -> Field.Model {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try field.decode(json) }) {
        () throws(JSONError) in try field.decode(try required(key, expecting: Field.Model.self))
      }
    }
  }

  /// The member's value decoded by another mapping; `nil` if it is missing or null.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(optional key: JSONKey, as field: Field) -> Field.Model? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        guard let json = self[key], !json.isNull else { return nil }
        return try field.decode(json)
      }
    }
  }

  /// The member's value, or the default if it is missing or null.
  ///
  /// - Throws: What decoding a value that isn't null throws, such as `type-mismatch`.
  @inlinable
  public subscript<Value: JSONDecodable>(key: JSONKey, default value: @autoclosure () -> Value) -> Value {
    get throws(JSONError) { try (self[key] as Value?) ?? value() }
  }

  /// The member's value decoded by another mapping, or the default if it is missing or null:
  /// `try json["price", as: .decimalString, default: 0]`.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @inlinable
  public subscript<Field: Decoding>(
    key: JSONKey, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model { get throws(JSONError) { try self[optional: key, as: field] ?? value() } }
}

// The forms of `JSONObject+Manual.swift` for keys that are known only at run time. Disfavored and generic,
// so that a literal is a `JSONKey`.

extension JSONObject {
  /// The value of the member with this key, which can be computed at run time, in the type of the context:
  /// `let count: Int = try json[key]`.
  ///
  /// An optional type decodes a missing or null member as `nil`.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` and other data issues with their location.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Value: JSONDecodable>(key: Key) -> Value {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try Value.decode(value: json) }) {
        () throws(JSONError) in
        if let json = self[key] { return try Value.decode(value: json) }
        guard let value = Value.missingValue else { throw missing(key.keyText, expecting: Value.self) }
        return value
      }
    }
  }

  /// The value of the member with this key, which can be computed at run time, decoded by another mapping:
  /// `try json[key, as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key`, and what the mapping throws.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(key: Key, as field: Field) -> Field.Model {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try field.decode(json) }) {
        () throws(JSONError) in try field.decode(try required(key, expecting: Field.Model.self))
      }
    }
  }

  /// The value of the member with this key, which can be computed at run time, decoded by another mapping;
  /// `nil` if it is missing or null.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(optional key: Key, as field: Field) -> Field.Model? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        guard let json = self[key], !json.isNull else { return nil }
        return try field.decode(json)
      }
    }
  }

  /// The value of the member with this key, which can be computed at run time, decoded by another mapping, or
  /// the default if it is missing or null.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(
    key: Key, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model { get throws(JSONError) { try self[optional: key, as: field] ?? value() } }

  /// The value of the member with this key, which can be computed at run time, or the default if it is
  /// missing or null.
  ///
  /// - Throws: What decoding a value that isn't null throws, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Value: JSONDecodable>(
    key: Key, default value: @autoclosure () -> Value
  ) -> Value { get throws(JSONError) { try (self[key] as Value?) ?? value() } }
}

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
    get throws(JSONError) { try read(at: path) { (json) throws(JSONError) in try field.decode(json) } }
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
  ) -> Value { get throws(JSONError) { try (self[at: path] as Value?) ?? standard() } }

  /// The value at a key path decoded by another mapping, or the default if a key or element of the path is
  /// missing, or if a value along it is null.
  ///
  /// - Throws: `type-mismatch` if a value along the path isn't a container, and what the mapping throws.
  public subscript<Field: Decoding>(
    at path: JSONKeyPath, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model { get throws(JSONError) { try self[optionalAt: path, as: field] ?? value() } }

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
      do throws(JSONError) { return try read(json) } catch { throw error.placed(at: json) }
    } catch { return try recovered(annotated(error)) }
  }
}

// Required members that may be null: what `put(_:orNull:)` writes.

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension JSONObject {
  /// The value of a required member; `nil` for null:
  /// `let note: String? = try json[orNull: "note"]`.
  ///
  /// - Throws: `missing-key`, and what decoding the value throws.
  @inlinable @inline(__always)
  public subscript<Value: JSONDecodable>(orNull key: JSONKey) -> Value? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        try Value?.decode(value: required(key, expecting: Value?.self))
      }
    }
  }

  /// The value of a required member decoded by another mapping; `nil` for null:
  /// `try json[orNull: "due", as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key`, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(orNull key: JSONKey, as field: Field) -> Field.Model? {
    get throws(JSONError) { try self[key, as: field.optional] }
  }

  /// The value of a required member, whose key can be computed at run time; `nil` for null.
  ///
  /// - Throws: `missing-key`, and what decoding the value throws.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Value: JSONDecodable>(orNull key: Key) -> Value? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        try Value?.decode(value: required(key, expecting: Value?.self))
      }
    }
  }

  /// The value of a required member, whose key can be computed at run time, decoded by another mapping; `nil`
  /// for null.
  ///
  /// - Throws: `missing-key`, and what the mapping throws.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(orNull key: Key, as field: Field) -> Field.Model? {
    get throws(JSONError) { try self[key, as: field.optional] }
  }

  /// A member that can be absent or null, decoded by another mapping:
  /// `try json[presence: "due", as: .iso8601]`.
  ///
  /// - Throws: What the mapping throws, such as `type-mismatch`.
  @inlinable
  public subscript<Field: Decoding>(presence key: JSONKey, as field: Field) -> Presence<Field.Model> {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in try field.presence(of: self[key]) }
    }
  }

  /// A member that can be absent or null, whose key can be computed at run time, decoded by another mapping.
  ///
  /// - Throws: What the mapping throws, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(
    presence key: Key, as field: Field
  ) -> Presence<Field.Model> {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in try field.presence(of: self[key]) }
    }
  }
}
