// Inlined by force, so that the closure is specialised and the reference is neither retained nor released.

/// A reference from a part of an object to the whole that owns it. It doesn't retain the whole, so that both
/// are released when the last reference to the whole goes away.
@frozen @usableFromInline
package struct WholeReference<Whole: AnyObject> {
  @usableFromInline let whole: Unmanaged<Whole>

  /// Creates the reference of a part.
  ///
  /// Before the whole releases a part that is referenced elsewhere, or is released itself, it must let the
  /// part retain it.
  @inlinable
  package init(_ whole: Whole) { self.whole = .passUnretained(whole) }

  /// The whole.
  @inlinable
  package var object: Whole { whole.takeUnretainedValue() }

  /// Calls `body` with the whole, without retaining it.
  ///
  /// Throws what `body` throws.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Whole) throws -> Result) rethrows -> Result {
    try whole._withUnsafeGuaranteedRef(body)
  }
}
