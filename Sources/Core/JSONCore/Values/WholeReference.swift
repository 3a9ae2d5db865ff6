// Inlined by force: so that the closure is known, and the reference is neither retained nor released.

/// How a part of an object refers to the whole that owns it: without keeping it, so that the two can go when
/// nobody holds the whole any more.
@frozen @usableFromInline
package struct WholeReference<Whole: AnyObject> {
  @usableFromInline let whole: Unmanaged<Whole>

  /// Creates the reference of a part.
  ///
  /// The whole must not let go of a part that others hold, nor end, without having the part keep it.
  @inlinable
  package init(_ whole: Whole) { self.whole = .passUnretained(whole) }

  /// The whole.
  @inlinable
  package var object: Whole { whole.takeUnretainedValue() }

  /// Calls `body` with the whole, which is not counted as another holder of it.
  ///
  /// Throws what `body` throws.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Whole) throws -> Result) rethrows -> Result {
    try whole._withUnsafeGuaranteedRef(body)
  }
}
