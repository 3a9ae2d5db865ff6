public import JSONCore

/// What a mapper hands to its models besides the JSON.
public protocol MapContext {}

extension Map {
  /// The context of the mapper, if it is a `Context`. Only while reading.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    cursor.object?.value.context(type)
  }

  /// The context of the mapper, if it is declared as a ``MapContext``. Only while reading.
  public var context: (any MapContext)? {
    cursor.object?.value.anyContext as? any MapContext
  }

  /// The object, or the member's value for a map with a key. Only while reading.
  @inlinable
  public var json: JSONValue? {
    @_lifetime(copy self)
    get {
      if cursor.key == nil, cursor.keyNumber == nil, let object = cursor.object { return object.value }
      return cursor.value
    }
  }

  /// Reads the member; `nil` if it is missing or of another type, which is not noted as an error.
  @inlinable
  public func value<Value: JSONReadable>(_ type: Value.Type = Value.self) -> Value? {
    guard let current = cursor.value else { return nil }
    return try? Value.read(current)
  }
}
