/// Calls `body` with an error, lent as a type that can't be copied: even to match the cases of an enum copies
/// it, which takes longer than decoding a small object.
///
/// - Parameters:
///   - error: An error of the type `type`.
///   - view: The same enum, with the same cases in the same order, but not copyable.
@inlinable @inline(__always)
package func lend<Actual: Error, Expected: Error, View: ~Copyable, Result>(
  _ error: Actual, of type: Expected.Type, as view: View.Type, _ body: (borrowing View) -> Result
) -> Result {
  precondition(
    Actual.self == Expected.self && MemoryLayout<View>.size == MemoryLayout<Expected>.size,
    "two enums of the same cases")
  return withUnsafePointer(to: error) {
    body(UnsafeRawPointer($0).assumingMemoryBound(to: View.self).pointee)
  }
}

/// Whether these are one error, and not only equal ones.
@inlinable @inline(__always)
package func isSame(_ left: any Error, _ right: any Error) -> Bool {
  // An error is a reference to what it holds.
  precondition(MemoryLayout<any Error>.size == MemoryLayout<UInt>.size, "an error of one word")
  // The coercions keep the errors from being opened, so that the references are compared.
  return unsafeBitCast(left as any Error, to: UInt.self) == unsafeBitCast(right as any Error, to: UInt.self)
}

/// An error of exactly this type; `nil` for any other, also for one that a cast would make one of this type.
@inlinable @inline(__always)
package func exactError<Expected: Error>(_ error: any Error, as type: Expected.Type) -> Expected? {
  func open<Actual: Error>(_ actual: Actual) -> Expected? {
    Actual.self == Expected.self ? unsafeBitCast(actual, to: Expected.self) : nil
  }
  return open(error)
}
