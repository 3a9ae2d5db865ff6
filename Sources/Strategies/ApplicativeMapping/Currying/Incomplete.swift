/// What a chain of fields has made so far: a curried function that waits for more arguments, or the errors of
/// the fields.
///
/// A type of its own, and no ``Decoded``: so the compiler knows at each `<*>` which form it is, and finds out
/// soon that a chain ends too early.
@frozen
public enum Incomplete<Function: Applicable> {
  case success(Function)
  case failure(DecodeError)
}

/// What `<^>` and `<*>` make: ``Incomplete`` or ``Decoded``.
public protocol ChainOutcome<Value> {
  /// What there is if no field has failed.
  associatedtype Value

  /// The outcome of fields that could all be decoded.
  static func success(_ value: Value) -> Self

  /// The errors of the fields.
  static func failure(_ error: DecodeError) -> Self
}

extension Incomplete: ChainOutcome {}
extension Decoded: ChainOutcome {}
