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
