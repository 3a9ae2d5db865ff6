public import JSONCore

// `@inline(__always)`: without a call, the compiler sees the length of a literal key; see ``JSONObject``.

extension JSONObject {
  /// Calls a closure that decodes a member. The errors that it throws name the model, and are about the
  /// member's value unless they are about another one.
  ///
  /// - Throws: What `decode` throws.
  @inlinable @inline(__always)
  package func annotating<Value>(
    _ key: JSONKey, _ decode: () throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do {
      return try decode()
    } catch {
      throw annotated(consume error, ofMember: key)
    }
  }

  /// The same for a member whose key may be computed at run time.
  ///
  /// - Throws: What `decode` throws.
  @_disfavoredOverload
  @inlinable @inline(__always)
  package func annotating<Value>(
    _ key: some DynamicKey, _ decode: () throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    do {
      return try decode()
    } catch {
      throw annotated(consume error, ofMember: key)
    }
  }
}
