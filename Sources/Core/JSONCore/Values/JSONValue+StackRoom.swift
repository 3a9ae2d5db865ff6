// Inlined by force: one load and a branch for each model. The look at the stack is a call.

extension JSONValue {
  /// Throws `depth-limit` where the stack of the thread has no room left for models of what is nested in this
  /// value.
  ///
  /// Reading an object or an array does it; for dialects whose models recurse without that.
  @inlinable @inline(__always)
  package func checkRoom() throws(JSONError) {
    if header.pointee.isDeep { try checkStack() }
  }

  /// Whether this value's document is nested so deep that what recurses had better look where it stops.
  @inlinable
  package var isDeep: Bool { header.pointee.isDeep }

  /// The object that this is, without a look at the stack; `nil` for another value.
  ///
  /// For those who go no deeper by it: to them no room on the stack would seem to be no object.
  @inlinable @inline(__always)
  package var unguardedObject: JSONObject? {
    @_lifetime(copy self)
    get {
      guard node.pointee.isKind(.object) else { return nil }
      return _overrideLifetime(JSONObject(node: node, header: header, model: nil), copying: self)
    }
  }

  /// The array that this is, without a look at the stack; `nil` for another value.
  @inlinable @inline(__always)
  package var unguardedArray: JSONArray? {
    @_lifetime(copy self)
    get {
      guard node.pointee.isKind(.array) else { return nil }
      return _overrideLifetime(JSONArray(node: node, header: header), copying: self)
    }
  }

  @inline(never) @usableFromInline
  func checkStack() throws(JSONError) {
    guard !StackRoom.isLeft else { return }
    throw error(.depthLimit(enclosingCount))
  }

  /// How many arrays and objects there are around this value.
  ///
  /// - Complexity: O(*n*) in the number of values before this one.
  private var enclosingCount: Int {
    var count = 0
    var current = header.pointee.tape
    while current < node {
      if node < current + current.pointee.size {
        count += 1
        current += 1
      } else {
        current += current.pointee.size
      }
    }
    return count
  }
}
