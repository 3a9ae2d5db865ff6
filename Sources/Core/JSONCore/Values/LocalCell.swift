/// A reference to a variable on the caller's stack, for what a call by value has to report back.
///
/// Like ``JSONValue`` it can't be stored. It is read and written as a whole: no access to the variable lasts
/// longer than that, so accesses can't overlap.
@frozen
public struct LocalCell<Value>: ~Escapable {
  @usableFromInline let place: UnsafeMutablePointer<Value>

  @_lifetime(immortal)
  @inlinable @inline(__always)
  init(_ place: UnsafeMutablePointer<Value>) {
    self.place = place
  }

  /// The variable's value.
  @inlinable @inline(__always)
  public var value: Value {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }

  /// Calls `body` with a reference to a new variable.
  @inlinable @inline(__always)
  public static func with<Result, Failure: Error>(
    _ initial: Value, _ body: (LocalCell<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var variable = initial
    return try withUnsafeMutablePointer(to: &variable) { (place) throws(Failure) -> Result in
      try body(LocalCell(place))
    }
  }
}
