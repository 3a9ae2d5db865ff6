/// The result of decoding: a value or an error.
@frozen
public enum Decoded<Value> {
  /// The value.
  case success(Value)
  /// The error.
  case failure(DecodeError)
}

extension Decoded: Sendable where Value: Sendable {}
extension Decoded: Equatable where Value: Equatable {}
extension Decoded: Hashable where Value: Hashable {}

extension Decoded {
  /// The value, if there is one.
  @inlinable
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// The error, if there is one.
  @inlinable
  public var error: DecodeError? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Decoded: CustomStringConvertible {
  /// The value or the error in one line.
  public var description: String {
    switch self {
    case .success(let value): "Success(\(value))"
    case .failure(let error): "Failure(\(error))"
    }
  }
}
