public import JSONCore
public import JSONMapping

extension JSONObject {
  /// Decodes a member of a nested object, by the keys that lead to that object.
  ///
  ///     let width: Int = try json.part("image", "size") { (size) throws(JSONError) in
  ///       try size["width"]
  ///     }
  ///
  /// - Throws: `missing-key` if a key of the path is missing, unless the value may be missing;
  ///   `type-mismatch` or `unexpected-null` if a value of the path isn't an object; and the error of `body`.
  @inlinable
  public func part<Value: JSONDecodable>(
    _ keys: JSONKey..., body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    if let missing = Value.missingValue { return try read(keys, orMissing: missing, body) }
    return try read(keys, expecting: Value.self, body)
  }

  /// Decodes a member of a nested object, by the keys that lead to that object. All keys are required,
  /// regardless of the type of the value.
  ///
  /// - Throws: `missing-key` if a key of the path is missing; `type-mismatch` or `unexpected-null` if a value
  ///   of the path isn't an object; and the error of `body`.
  @inlinable
  public func part<Value>(
    required keys: JSONKey..., body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value { try read(keys, expecting: Value.self, body) }

  /// Decodes a member of a nested object, or returns a default if the path ends at a missing key or a null.
  ///
  /// - Parameters:
  ///   - keys: The path to the object.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces errors.
  ///   - body: Decodes the object at the end of the path.
  /// - Throws: `type-mismatch` if a value of the path isn't an object, and the error of `body`, unless the
  ///   default replaces them.
  @inlinable
  public func part<Value>(
    _ keys: JSONKey..., ifMissing fallback: @autoclosure () -> Value, evenIfWrong: Bool = false,
    body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value { try read(keys, orMissing: fallback(), evenIfWrong: evenIfWrong, body) }

  /// Decodes a member at the first of several paths that leads to a value, or at the first path if none does.
  ///
  /// - Throws: The error of `part` with that path.
  public func part<Value: JSONDecodable>(
    of paths: [JSONKey]..., body: (JSONObject, JSONKey) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (keys, key) = presentPath(paths)
    let read = { (object: JSONObject) throws(JSONError) in try body(object, key) }
    if let missing = Value.missingValue { return try self.read(keys, orMissing: missing, read) }
    return try self.read(keys, expecting: Value.self, read)
  }

  /// Decodes a member at the first of several paths that leads to a value. One of the paths must lead to a
  /// value, even if the value's type is an optional.
  ///
  /// - Throws: The error of `part` with that path.
  public func part<Value>(
    requiredOf paths: [JSONKey]..., body: (JSONObject, JSONKey) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (keys, key) = presentPath(paths)
    return try read(keys, expecting: Value.self) { (object) throws(JSONError) in try body(object, key) }
  }

  /// Decodes a member at the first of several paths that leads to a value, or returns a default if none does.
  ///
  /// - Throws: The error of `part` with that path.
  public func part<Value>(
    of paths: [JSONKey]..., ifMissing fallback: @autoclosure () -> Value, evenIfWrong: Bool = false,
    body: (JSONObject, JSONKey) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (keys, key) = presentPath(paths)
    return try read(keys, orMissing: fallback(), evenIfWrong: evenIfWrong) { (object) throws(JSONError) in
      try body(object, key)
    }
  }

  /// The first of the paths that leads to a value, or the first path if none does: the keys of the enclosing
  /// objects, and the last key. The keys of all paths count as known keys.
  private func presentPath(_ paths: [[JSONKey]]) -> ([JSONKey], JSONKey) {
    var present: [JSONKey]?
    for path in paths where hasValue(at: path[...]) { present = present ?? path }
    if value.isRecorded { logReplaced(paths, by: present) }
    let path = present ?? paths.first ?? []
    return (Array(path.dropLast()), path.last ?? "")
  }

  private func hasValue(at path: ArraySlice<JSONKey>) -> Bool {
    guard let key = path.first, let value = self[key] else { return false }
    guard path.count > 1 else { return true }
    guard value.kind == .object, let object = try? value.object() else { return false }
    return object.hasValue(at: path.dropFirst())
  }

  /// Decodes from the object that the keys lead to, or throws the error of a missing key.
  @usableFromInline
  func read<Value>(
    _ keys: [JSONKey], expecting type: Any.Type, _ body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      var object = self
      for key in keys { object = try object.required(key, expecting: type).object() }
      return try body(object)
    } catch { return try recovered(annotated(error)) }
  }

  /// Decodes from the object that the keys lead to, or returns a default if the path ends before it.
  ///
  /// - Parameter evenIfWrong: Whether the default also replaces errors.
  @usableFromInline
  func read<Value>(
    _ keys: [JSONKey], orMissing fallback: @autoclosure () -> Value, evenIfWrong: Bool = false,
    _ body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    if evenIfWrong {
      let value = try? value.stopping { (json) throws(JSONError) in
        try json.object().read(keys, orMissing: fallback(), body)
      }
      return value ?? fallback()
    }
    do throws(JSONError) {
      var object = self
      for key in keys {
        guard let part = object[key], !part.isNull else { return fallback() }
        object = try part.object()
      }
      return try body(object)
    } catch { return try recovered(annotated(error)) }
  }
}

// `@inline(__always)` so that the compiler can use the literal key's bytes and their number.

extension JSONObject {
  /// Decodes a member, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the value, such as `type-mismatch`, unless the default replaces it.
  @inlinable @inline(__always)
  public func member<Value: JSONDecodable>(
    _ key: JSONKey, default fallback: @autoclosure () -> Value, evenIfWrong: Bool = false
  ) throws(JSONError) -> Value {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in try Value.decode(value: json) }
  }

  /// Decodes a member by a field, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless the default replaces the value.
  @inlinable @inline(__always)
  public func member<Field: Decoding>(
    _ key: JSONKey, as field: Field, default fallback: @autoclosure () -> Field.Model,
    evenIfWrong: Bool = false
  ) throws(JSONError) -> Field.Model {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in try field.decode(json) }
  }

  /// Decodes a member by a field, `nil` from null, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless the default replaces the value.
  @inlinable @inline(__always)
  public func member<Field: Decoding>(
    optional key: JSONKey, as field: Field, default fallback: @autoclosure () -> Field.Model?,
    evenIfWrong: Bool = false
  ) throws(JSONError) -> Field.Model? {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in
      json.isNull ? nil : try field.decode(json)
    }
  }

  /// Decodes a member that can be absent or null by a field, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless the default replaces the value.
  @inlinable
  public func member<Field: Decoding>(
    presence key: JSONKey, as field: Field,
    default fallback: @autoclosure () -> Presence<Field.Model>, evenIfWrong: Bool = false
  ) throws(JSONError) -> Presence<Field.Model> {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in try field.presence(of: json) }
  }

  /// Decodes a member by a closure, or returns a default if it is missing.
  @inlinable @inline(__always)
  func member<Value>(
    _ key: JSONKey, _ fallback: () -> Value, _ evenIfWrong: Bool,
    _ decode: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try annotating(key, ofEmpty: decode) { () throws(JSONError) in
      guard let json = self[key] else { return fallback() }
      return evenIfWrong ? json.attempt(decode) ?? fallback() : try decode(json)
    }
  }

  /// The first of the keys that the object has, or the first key if it has none. All count as known keys.
  @inlinable
  public func presentKey(_ key: JSONKey, or others: JSONKey...) -> JSONKey {
    var present = self[key] == nil ? nil : key
    for other in others where self[other] != nil { present = present ?? other }
    if value.isRecorded { logReplaced(([key] + others).map { [$0] }, by: present.map { [$0] }) }
    return present ?? key
  }

  /// Logs that missing keys aren't needed: at all others than the path that leads to a value, or the first one if
  /// none does.
  @usableFromInline
  func logReplaced(_ paths: [[JSONKey]], by present: [JSONKey]?) {
    for path in paths.dropFirst(present == nil ? 1 : 0) { logReplaced(along: path[...]) }
  }

  private func logReplaced(along path: ArraySlice<JSONKey>) {
    guard let key = path.first else { return }
    guard let value = self[key] else { return logReplaced(key.description) }
    guard value.kind == .object, let object = try? value.object() else { return }
    object.logReplaced(along: path.dropFirst())
  }
}
