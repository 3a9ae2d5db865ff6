public import JSONCore
public import JSONMapping

// The forms of `JSONWriter+Manual.swift` for keys that are only known at run time. Disfavoured and generic,
// so that a literal is a `JSONKey`.

extension JSONWriter {
  /// Writes a member whose key may be computed at run time: `try json.put(key, count)`. `nil` writes nothing.
  /// Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func put(_ key: some DynamicKey, _ value: some ManualWritable) throws(JSONError) {
    if value.isLeftOut { return }
    self.key(key.keyText)
    try value.write(manual: &self)
  }

  /// Writes a member whose key may be computed at run time as another mapping does. Throws what the value
  /// throws.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, _ value: Field.Model, _ field: Field
  ) throws(JSONError) {
    try member(key, value, field)
  }

  /// Writes a member whose key may be computed at run time as another mapping does, if there is a value;
  /// leaves it out otherwise. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, ifPresent value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    try member(key, ifPresent: value, field)
  }

  /// The same as `put(_:ifPresent:_:)`, with the label that reading has. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, optional value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    try member(key, ifPresent: value, field)
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Value: ManualWritable>(
    _ key: some DynamicKey, orNull value: Value?
  ) throws(JSONError) {
    self.key(key.keyText)
    try value.write(manual: &self)
  }

  /// Writes a member whose key may be computed at run time as another mapping does; `nil` as `null`. Throws
  /// what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, orNull value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    try member(key, orNull: value, field)
  }
}
