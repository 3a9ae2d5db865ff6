// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension Decoded {
  /// The result of a function on the value, if there is one.
  @inlinable @inline(__always)
  public func map<Result>(_ transform: (Value) -> Result) -> Decoded<Result> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// The result of a function on the value that can fail.
  ///
  /// An error of the function has the location of the value that the chain decodes. With `>>-` directly after
  /// a field it has the location of the field.
  @inlinable @inline(__always)
  public func flatMap<Result>(_ transform: (Value) -> Decoded<Result>) -> Decoded<Result> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }

  /// The result, with its error replaced by the function's result.
  @inlinable @inline(__always)
  func mapError(_ transform: (DecodeError) -> DecodeError) -> Decoded {
    switch self {
    case .success: self
    case .failure(let error): .failure(transform(error))
    }
  }
}
