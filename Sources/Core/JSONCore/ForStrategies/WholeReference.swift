// Always inlined, so that the closure is specialized and the reference is neither retained nor released.

/// A reference from a part of an object to the whole that owns it. It doesn't retain the whole, so that both
/// are released when the last reference to the whole is released.
@frozen @usableFromInline
package struct WholeReference<Whole: AnyObject> {
  @usableFromInline let whole: Unmanaged<Whole>

  /// Creates the reference of a part.
  ///
  /// If other code references the part too, the part must retain the whole before the whole releases it or is
  /// deallocated.
  @inlinable
  package init(_ whole: Whole) { self.whole = .passUnretained(whole) }

  /// The whole.
  @inlinable
  package var object: Whole { whole.takeUnretainedValue() }

  /// Calls `body` with the whole, without retaining it.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Whole) throws -> Result) rethrows -> Result {
    try whole._withUnsafeGuaranteedRef(body)
  }
}
