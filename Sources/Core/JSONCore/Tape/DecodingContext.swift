/// Data that models need besides the JSON while they are decoded, such as a catalogue that ids refer to.
///
/// It is created together with its mapper; values access it through ``JSONValue/context(_:)``.
public final class DecodingContext: @unchecked Sendable {
  // Sendable: the value is, and nothing is written after `init`.

  @usableFromInline let type: Any.Type
  @usableFromInline let place: UnsafeMutableRawPointer
  private let destroy: (UnsafeMutableRawPointer) -> Void

  /// Creates a context with a value, stored under its own type if it is passed as an existential.
  public static func holding(_ value: any Sendable) -> DecodingContext {
    func open<Value>(_ value: Value) -> DecodingContext { DecodingContext(unchecked: value) }
    // `any Sendable` conforms to `Sendable`, so a constrained parameter would not open it.
    let any: Any = value
    return open(any)
  }

  private init<Value>(unchecked value: Value) {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    self.type = Value.self
    self.place = UnsafeMutableRawPointer(place)
    destroy = { place in
      let place = place.assumingMemoryBound(to: Value.self)
      place.deinitialize(count: 1)
      place.deallocate()
    }
  }

  deinit { destroy(place) }

  /// The value, if it is a `Value`.
  ///
  /// Takes one comparison of types if it was passed as exactly this type; otherwise it takes a dynamic cast.
  @inlinable
  public func value<Value>(as type: Value.Type = Value.self) -> Value? {
    if self.type == type { return place.assumingMemoryBound(to: Value.self).pointee }
    return any as? Value
  }

  /// Where the value is, if it was passed as exactly this type.
  @inlinable
  func place<Value>(of type: Value.Type) -> UnsafePointer<Value>? {
    self.type == type ? UnsafePointer(place.assumingMemoryBound(to: Value.self)) : nil
  }

  /// Calls `body` with the value, if it is a `Value`, without changing a reference count.
  ///
  /// - Throws: What `body` throws.
  // Always inlined, so that the closure is specialized.
  @inlinable @inline(__always)
  package func with<Value, Result>(
    _ type: Value.Type, _ body: (borrowing Value) throws -> Result
  ) rethrows -> Result? {
    if let place = place(of: type) { return try place.withPointee(body) }
    guard let value = value(as: type) else { return nil }
    return try body(value)
  }

  /// The value as passed.
  @usableFromInline
  package var any: Any {
    func load<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: load)
  }
}
