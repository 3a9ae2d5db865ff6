/// Calls `body` with an error of exactly this type; `nil` for any other, also for one that a cast would make
/// one of this type.
///
/// A cast of an error, and the copies that it makes, take longer than decoding a small object.
@inlinable @inline(__always)
package func withError<Expected: Error, Result>(
  _ error: any Error, as type: Expected.Type, _ body: (Expected) -> Result
) -> Result? {
  func open<Actual: Error>(_ actual: Actual) -> Result? {
    guard Actual.self == Expected.self else { return nil }
    return withUnsafePointer(to: actual) { place in
      body(UnsafeRawPointer(place).assumingMemoryBound(to: Expected.self).pointee)
    }
  }
  return open(error)
}
