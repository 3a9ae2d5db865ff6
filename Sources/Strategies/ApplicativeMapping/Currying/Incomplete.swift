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

/// A function that takes its arguments one after the other: the result of `curry(_:)`.
///
/// Currying with closures allocates a closure for every argument. Applicable types are plain values. `<^>`
/// and `<*>` are declared once on this protocol, for all numbers of arguments, so the type checker has a
/// single overload.
public protocol Applicable {
  /// The next argument.
  associatedtype Argument
  /// The result of applying the function to it: another applicable value, or the final result.
  associatedtype Applied
  /// The outcome of a chain at this point: ``Incomplete`` while arguments are missing, ``Decoded`` after the
  /// last one.
  associatedtype Outcome: ChainOutcome<Applied>

  /// Receives the next argument.
  func applied(_ argument: Argument) -> Applied
}

extension Applicable {
  /// Receives the next argument: `curry(add)(1)(2)`.
  @inlinable
  public func callAsFunction(_ argument: Argument) -> Applied { applied(argument) }
}
