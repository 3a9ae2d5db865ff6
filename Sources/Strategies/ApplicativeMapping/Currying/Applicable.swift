/// A function that takes its arguments one after the other: what `curry(_:)` makes of a function.
///
/// Swift's own way of currying, a closure for every argument, allocates each of them. These are plain values,
/// and because `<^>` and `<*>` are written against this protocol, once and for all numbers of arguments, the
/// type checker has nothing to choose from.
public protocol Applicable {
  /// The next argument.
  associatedtype Argument
  /// What is left with it: another applicable value, or the result.
  associatedtype Applied
  /// What a chain makes of that: ``Incomplete`` as long as arguments are missing, ``Decoded`` with the last
  /// one.
  associatedtype Outcome: ChainOutcome<Applied>

  /// Receives the next argument.
  func applied(_ argument: Argument) -> Applied
}

extension Applicable {
  /// Receives the next argument: `curry(add)(1)(2)`.
  @inlinable
  public func callAsFunction(_ argument: Argument) -> Applied { applied(argument) }
}
