public import JSONCore
public import JSONMapping

// `@inline(__always)`: the field's type is known at the call, and the field often decodes in one pass.

extension JSONCursor {
  /// The value of a property, or the value of a missing member if there is one.
  ///
  /// A function of the cursor, because a member of the model may hide the name of its type.
  @inlinable
  public func orMissingValue<Value: JSONDecodable>(_ value: Value?) -> Value? { value ?? Value.missingValue }

  /// Decodes a value by a field.
  ///
  /// - Throws: `CursorFailure` if the field throws.
  @inlinable @inline(__always)
  public mutating func value<Field: Decoding>(as field: Field) throws(CursorFailure) -> Field.Model {
    try field.decode(from: &self)
  }

  /// Decodes a value by a field, or `nil` from null.
  ///
  /// - Throws: `CursorFailure` if the field throws.
  @inlinable @inline(__always)
  public mutating func optional<Field: Decoding>(as field: Field) throws(CursorFailure) -> Field.Model? {
    consumeNull() ? nil : try field.decode(from: &self)
  }

  /// Decodes null, or a value by a field.
  ///
  /// - Throws: `CursorFailure` if the field throws.
  @inlinable
  public mutating func presence<Field: Decoding>(
    as field: Field
  ) throws(CursorFailure) -> Presence<Field.Model> {
    consumeNull() ? .null : .value(try field.decode(from: &self))
  }

  /// Decodes the value of a member, or skips it if the model already has one: of equal keys, the first
  /// counts.
  ///
  /// Never inlined: members in another order than the model's are rare, and a function call for each such
  /// member keeps the code of large models small.
  ///
  /// - Parameter value: The value of the property so far; `nil` if it has none.
  /// - Throws: `CursorFailure` if decoding the value throws, or if a skipped value is not well-formed.
  @inlinable @inline(never)
  public mutating func decodeFirst<Value: JSONDecodable>(_ value: inout Value?) throws(CursorFailure) {
    guard case nil = value else { return try skipValue() }
    value = try Value.decode(from: &self)
  }
}

extension JSONWriter {
  /// Writes the members of a part. Through the protocol, deprecated members of the part cause no warning.
  ///
  /// - Throws: What the part throws, such as `non-finite-number`.
  @inlinable
  public mutating func putMembers<Part: JSONObjectWritable>(of part: Part) throws(JSONError) {
    try part.writeMembers(to: &self)
  }

  /// Writes the members of an inlined part, without its rest: the outermost model has it.
  ///
  /// - Throws: What the part throws, such as `non-finite-number`.
  @inlinable
  public mutating func putMembers<Part: JSONObjectWritable>(ofPart part: Part) throws(JSONError) {
    let outer = partDepth
    partDepth = depth
    defer { partDepth = outer }
    try part.writeMembers(to: &self)
  }

  /// Whether `put` omits a member: it is an absent `Presence`. Only generated code uses it.
  @inlinable
  public func omits<Value>(_ presence: Presence<Value>) -> Bool { presence.isAbsent }

  /// False: `put` omits no value of another type, even if that is also called `Presence`.
  @inlinable
  public func omits<Value>(_ value: Value) -> Bool { false }
}
