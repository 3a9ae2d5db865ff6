// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension Decoded {
  /// The result of a function on the value, if there is one.
  @inlinable @inline(__always)
  public func map<Result>(_ transform: (Value) -> Result) -> Decoded<Result> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// The result of a function on the value that may fail itself.
  ///
  /// An error that the function makes is about the value that is being decoded as a whole; `>>-` right behind
  /// a field gives it the place of the field.
  @inlinable @inline(__always)
  public func flatMap<Result>(_ transform: (Value) -> Decoded<Result>) -> Decoded<Result> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }

  /// The result with what a function makes of the error, if there is one.
  @inlinable @inline(__always)
  func mapError(_ transform: (DecodeError) -> DecodeError) -> Decoded {
    switch self {
    case .success: self
    case .failure(let error): .failure(transform(error))
    }
  }
}
