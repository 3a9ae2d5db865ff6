public import JSONCore

extension JSONObject {
  /// Reads a member of an object further in, by the keys that lead to that object.
  ///
  ///     let width: Int = try json.part("image", "size") { (size) throws(JSONError) in try size.member("width") }
  ///
  /// - Throws: `missing-key` if a key on the way is missing, unless the value may be missing; `type-mismatch` or
  ///   `unexpected-null` if what stands on the way is no object; and what `body` throws.
  @inlinable
  public func part<Value: DerivedReadable>(
    _ keys: JSONKey..., body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    if let missing = Value.missingValue { return try read(keys, orMissing: missing, body) }
    return try read(keys, expecting: Value.self, body)
  }

  /// Reads a member of an object further in, by the keys that lead to that object; all of them must be there, whatever
  /// the type of the value.
  ///
  /// - Throws: `missing-key` if a key on the way is missing; `type-mismatch` or `unexpected-null` if what stands on the
  ///   way is no object; and what `body` throws.
  @inlinable
  public func part<Value>(
    required keys: JSONKey..., body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try read(keys, expecting: Value.self, body)
  }

  /// Reads a member of an object further in, or takes a default if the way there ends at a missing key or a null.
  ///
  /// - Parameters:
  ///   - keys: The way to the object.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether it replaces what stands on the way and is no object too.
  ///   - body: Reads the object at the end of the way.
  /// - Throws: `type-mismatch` if what stands on the way is no object, and what `body` throws, unless that is replaced.
  @inlinable
  public func part<Value>(
    _ keys: JSONKey..., ifMissing fallback: @autoclosure () -> Value, evenIfWrong: Bool = false,
    body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      return try read(keys, orMissing: fallback(), body)
    } catch {
      if evenIfWrong { return fallback() }
      throw error
    }
  }

  /// Reads a member at the first of several paths at which a value stands, or at the first of all.
  ///
  /// - Throws: What `part` with that path throws.
  public func part<Value: DerivedReadable>(
    of paths: [JSONKey]..., body: (JSONObject, JSONKey) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (keys, key) = presentPath(paths)
    let read = { (object: JSONObject) throws(JSONError) in try body(object, key) }
    if let missing = Value.missingValue { return try self.read(keys, orMissing: missing, read) }
    return try self.read(keys, expecting: Value.self, read)
  }

  /// Reads a member at the first of several paths at which a value stands; one of them must be there, whatever the type
  /// of the value.
  ///
  /// - Throws: What `part` with that path throws.
  public func part<Value>(
    requiredOf paths: [JSONKey]..., body: (JSONObject, JSONKey) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (keys, key) = presentPath(paths)
    return try read(keys, expecting: Value.self) { (object) throws(JSONError) in try body(object, key) }
  }

  /// Reads a member at the first of several paths at which a value stands, or takes a default if none has one.
  ///
  /// - Throws: What `part` with that path throws.
  public func part<Value>(
    of paths: [JSONKey]..., ifMissing fallback: @autoclosure () -> Value, evenIfWrong: Bool = false,
    body: (JSONObject, JSONKey) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let (keys, key) = presentPath(paths)
    do throws(JSONError) {
      return try read(keys, orMissing: fallback()) { (object) throws(JSONError) in try body(object, key) }
    } catch {
      if evenIfWrong { return fallback() }
      throw error
    }
  }

  /// The first of the paths at which a value stands, or the first of them: the keys to its object, and the last one.
  /// All become known keys.
  private func presentPath(_ paths: [[JSONKey]]) -> ([JSONKey], JSONKey) {
    var present: [JSONKey]?
    for path in paths where hasValue(at: path[...]) { present = present ?? path }
    let path = present ?? paths.first ?? []
    return (Array(path.dropLast()), path.last ?? "")
  }

  private func hasValue(at path: ArraySlice<JSONKey>) -> Bool {
    guard let key = path.first, let value = self[key] else { return false }
    guard path.count > 1 else { return true }
    guard value.kind == .object else { return false }
    do throws(JSONError) {
      return try value.object().hasValue(at: path.dropFirst())
    } catch {
      return false
    }
  }

  /// Reads in the object that the keys lead to, or throws that one of them is missing.
  @usableFromInline
  func read<Value>(
    _ keys: [JSONKey], expecting type: Any.Type, _ body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      var object = self
      for key in keys { object = try object.required(key, expecting: type).object() }
      return try body(object)
    } catch {
      throw annotated(consume error)
    }
  }

  /// Reads in the object that the keys lead to, or takes a default where the way ends.
  @usableFromInline
  func read<Value>(
    _ keys: [JSONKey], orMissing fallback: @autoclosure () -> Value,
    _ body: (JSONObject) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do throws(JSONError) {
      var object = self
      for key in keys {
        guard let part = object[key], !part.isNull else { return fallback() }
        object = try part.object()
      }
      return try body(object)
    } catch {
      throw annotated(consume error)
    }
  }
}
