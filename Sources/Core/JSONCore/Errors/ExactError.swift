/// Calls `body` with an error of exactly this type; `nil` for any other, also for one that a cast would make
/// one of this type.
///
/// A cast of an error, and the copies that it makes, take longer than decoding a small object.
@inlinable @inline(__always)
package func withError<Expected: Error, Result>(
  _ error: any Error, as type: Expected.Type, _ body: (Expected) -> Result
) -> Result? {
  func open<Actual: Error>(_ actual: Actual) -> Result? {
    Actual.self == Expected.self ? body(unsafeBitCast(actual, to: Expected.self)) : nil
  }
  return open(error)
}

/// An error of exactly this type; `nil` for any other, also for one that a cast would make one of this type.
@inlinable @inline(__always)
package func exactError<Expected: Error>(_ error: any Error, as type: Expected.Type) -> Expected? {
  func open<Actual: Error>(_ actual: Actual) -> Expected? {
    Actual.self == Expected.self ? unsafeBitCast(actual, to: Expected.self) : nil
  }
  return open(error)
}
