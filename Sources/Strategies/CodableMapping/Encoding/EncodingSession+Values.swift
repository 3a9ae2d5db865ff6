// `@inline(__always)`: so that the type is known, and the compiler removes most branches.

internal import JSONCore

/// A type that isn't encoded by its `encode(to:)`: scalars, which have a faster or configurable form, and the
/// collections of the standard library.
protocol TapeEncodable {
  /// Writes a value into the innermost slot.
  static func write(_ value: Self, in session: EncodingSession) throws
}

extension TapeEncodable {
  /// Writes a value of the type `Value`, which is this type.
  static func write<Value>(as value: borrowing Value, in session: EncodingSession) throws {
    try write(recast(copy value, as: Self.self), in: session)
  }
}

extension EncodingSession {
  /// The handler for a type, if it has one.
  @inline(__always)
  func handler(for type: Any.Type) -> (any TapeEncodable.Type)? {
    handlers[type] ?? handlers.find(type)
  }

  /// Writes a value of any type into the innermost slot.
  @inline(__always)
  func encode<Value: Encodable>(_ value: borrowing Value) throws {
    try encode(value, by: handler(for: Value.self))
  }

  /// Writes a value by the handler for its type.
  @inline(__always)
  func encode<Value: Encodable>(_ value: borrowing Value, by handler: (any TapeEncodable.Type)?) throws {
    if let handler {
      try handler.write(as: value, in: self)
    } else {
      try encodeModel(value)
    }
  }

  /// The error to throw for a value that can't be written.
  @inline(never)
  func encodingError(
    _ error: any Error, of value: Any, path: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    guard let error = error as? JSONError else { return error }
    return EncodingError.unwritable(value, error, path: path())
  }
}

extension EncodingError {
  /// The error of a value that can't be written, as `JSONEncoder` throws it.
  static func unwritable(_ value: Any, _ error: JSONError, path: [any CodingKey]) -> EncodingError {
    func context(_ description: String) -> Context {
      Context(codingPath: path, debugDescription: description, underlyingError: error)
    }
    guard case .nonFiniteNumber(let text) = error.kind, let number = Double(text) else {
      return .invalidValue(value, context(error.issue.message))
    }
    // For a date too, Foundation reports its number as the invalid value.
    let description = "Unable to encode \(value is Float ? "Float" : "Double").\(number) directly in JSON."
    return .invalidValue(value is Float ? value : number, context(description))
  }
}
