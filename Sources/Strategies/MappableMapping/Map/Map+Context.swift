public import JSONCore

/// What a mapper hands to its models besides the JSON.
public protocol MapContext {}

extension Map {
  /// The context of the mapper, if it is a `Context`. Only while reading.
  @inlinable
  public func context<Context>(_ type: Context.Type) -> Context? {
    object?.value.context(type)
  }

  /// The context of the mapper, if it is declared as a ``MapContext``. Only while reading.
  public var context: (any MapContext)? {
    object?.value.anyContext as? any MapContext
  }

  /// The object, or the member's value for a map with a key. Only while reading.
  @inlinable
  public var json: JSONValue? {
    @_lifetime(copy self)
    get {
      if case .none = key, let object { return object.value }
      return current
    }
  }

  /// Reads the member; `nil` if it is missing or of another type, which is not noted as an error.
  @inlinable
  public func value<Value: JSONReadable>(_ type: Value.Type = Value.self) -> Value? {
    guard let current else { return nil }
    return try? Value.read(current)
  }
}
