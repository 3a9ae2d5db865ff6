// Always inlined, so that the closure is specialized and the reference is neither retained nor released.

/// A reference from a part of an object to the whole that owns it, or from a call to an object that its
/// caller retains.
///
/// It doesn't retain the object. So a part and its whole are released together, and threads that share a
/// mapper don't wait for each other to change the reference counts of its parts.
@frozen @usableFromInline
package struct WholeReference<Whole: AnyObject>: Equatable {
  @usableFromInline let whole: Unmanaged<Whole>

  /// Creates the reference of a part.
  ///
  /// If other code references the part too, the part must retain the whole before the whole releases it or is
  /// deallocated.
  @inlinable
  package init(_ whole: Whole) { self.whole = .passUnretained(whole) }

  @inlinable
  package static func == (one: WholeReference, other: WholeReference) -> Bool {
    one.whole.toOpaque() == other.whole.toOpaque()
  }

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

extension WholeReference: Sendable where Whole: Sendable {}
