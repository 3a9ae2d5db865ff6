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
