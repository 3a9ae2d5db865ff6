/// The state of a chain of fields: a curried function that needs more arguments, or the errors of the fields.
///
/// A type of its own, distinct from ``Decoded``, so that the compiler resolves each `<*>` from its left side,
/// and quickly finds a chain with too few fields.
@frozen
public enum Incomplete<Function: Applicable> {
  case success(Function)
  case failure(DecodeError)
}

/// The result of `<^>` and `<*>`: ``Incomplete`` or ``Decoded``.
public protocol ChainOutcome<Value> {
  /// The value if no field has failed.
  associatedtype Value

  /// The outcome if all fields have been decoded.
  static func success(_ value: Value) -> Self

  /// The outcome if fields have failed, with their errors.
  static func failure(_ error: DecodeError) -> Self
}

extension Incomplete: ChainOutcome {}
extension Decoded: ChainOutcome {}
