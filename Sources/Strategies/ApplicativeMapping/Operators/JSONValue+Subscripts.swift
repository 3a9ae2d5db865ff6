public import JSONCore
public import JSONMapping

// The operators as subscripts: `json["owner", "name"]` is `json <| ["owner", "name"]`, and `json[optional:
// "id"]` is `json <|? "id"`. Arrays need no separate form.

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; a failure if the key is missing.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(key: some FieldKey) -> Decoded<Value> where Value.DecodedType == Value {
    key.field(of: self)
  }

  /// Decodes the member below a path of keys; a failure if the key is missing.
  public subscript<Value: Decodable>(first: String, second: String, others: String...) -> Decoded<Value>
  where Value.DecodedType == Value { self[[first, second] + others] }

  /// Decodes the member below a key, or below a path of keys; missing or `null` gives `nil`.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(optional key: some FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value { key.optionalField(of: self) { $0.decoded(Value.self) } }

  /// Decodes the member below a path of keys; missing or `null` gives `nil`.
  public subscript<Value: Decodable>(
    optional first: String, second: String, others: String...
  ) -> Decoded<Value?> where Value.DecodedType == Value { self[optional: [first, second] + others] }
}

// Members with a default. A value that doesn't decode is still a failure.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; missing or `null` gives the default.
  ///
  ///     json["count", default: 0]
  @inlinable
  public subscript<Value: Decodable>(
    key: some FieldKey, default value: @autoclosure () -> Value
  ) -> Decoded<Value> where Value.DecodedType == Value {
    self[optional: key].map { (present: Value?) in present ?? value() }
  }

  /// Decodes the member below a key, or below a path of keys, with another mapping; missing or `null` gives
  /// the default.
  ///
  ///     json["price", as: .decimalString, default: 0]
  @inlinable
  public subscript<Field: Decoding>(
    key: some FieldKey, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Decoded<Field.Model> {
    self[optional: key, as: field].map { (present: Field.Model?) in present ?? value() }
  }
}

// Subscripts and not overloads of the operators, because their labels leave the type checker one candidate.
// An additional form of `<|` would be tried for each field of a chain with a mistake.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys, with another mapping; a missing key is a
  /// failure.
  ///
  ///     json["releaseDate", as: .yearMonthDay]
  @inlinable
  public subscript<Field: Decoding>(key: some FieldKey, as field: Field) -> Decoded<Field.Model> {
    key.field(of: self) { $0.decoded(as: field) }
  }

  /// Decodes the member below a key, or below a path of keys, with another mapping; missing or `null` gives
  /// `nil`.
  @inlinable
  public subscript<Field: Decoding>(optional key: some FieldKey, as field: Field) -> Decoded<Field.Model?> {
    key.optionalField(of: self) { $0.decoded(as: field) }
  }

  /// Decodes the elements of an array with another mapping; a failure if the key is missing.
  @inlinable
  public subscript<Field: Decoding>(array key: some FieldKey, as field: Field) -> Decoded<[Field.Model]> {
    key.field(of: self) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array with another mapping; missing or `null` gives `nil`.
  @inlinable
  public subscript<Field: Decoding>(
    optionalArray key: some FieldKey, as field: Field
  ) -> Decoded<[Field.Model]?> {
    key.optionalField(of: self) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }
}

// Required members that may be null: what `put(_:orNull:)` writes.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys: `nil` if it is `null`, a failure if the key is
  /// missing.
  ///
  ///     let note: Decoded<String?> = json[orNull: "note"]
  @inlinable
  public subscript<Value: Decodable>(orNull key: some FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    key.field(of: self) { (member) in member.unlessNull { $0.decoded(Value.self) } }
  }

  /// Decodes the member below a key, or below a path of keys, with another mapping: `nil` if it is `null`, a
  /// failure if the key is missing.
  ///
  ///     json[orNull: "due", as: .yearMonthDay]
  @inlinable
  public subscript<Field: Decoding>(orNull key: some FieldKey, as field: Field) -> Decoded<Field.Model?> {
    key.field(of: self) { (member) in member.unlessNull { $0.decoded(as: field) } }
  }

  /// Decodes the member below a key, or below a path of keys, that can be absent or null.
  ///
  ///     let note: Decoded<Presence<String>> = json[presence: "note"]
  public subscript<Value: Decodable>(presence key: some FieldKey) -> Decoded<Presence<Value>>
  where Value.DecodedType == Value {
    let decoded: Decoded<Value?> = key.optionalField(of: self) { $0.decoded(Value.self) }
    return decoded.map { $0.map { .value($0) } ?? presenceWithoutValue(at: key.keys) }
  }

  /// Decodes with another mapping the member below a key, or below a path of keys, that can be absent or
  /// null.
  ///
  ///     let due: Decoded<Presence<Date>> = json[presence: "due", as: .yearMonthDay]
  public subscript<Field: Decoding>(
    presence key: some FieldKey, as field: Field
  ) -> Decoded<Presence<Field.Model>> {
    let decoded: Decoded<Field.Model?> = key.optionalField(of: self) { $0.decoded(as: field) }
    return decoded.map { $0.map { .value($0) } ?? presenceWithoutValue(at: key.keys) }
  }

  /// Decodes the members of this object whose keys are not among these: `<*> json.members(besides: "theme")`.
  /// `put(members:besides:)` encodes them.
  public func members(besides keys: JSONKey...) -> Decoded<OwnedJSON.Members> {
    decoded { (json) throws(JSONError) in try json.object().rest(besides: keys) }
  }
}
