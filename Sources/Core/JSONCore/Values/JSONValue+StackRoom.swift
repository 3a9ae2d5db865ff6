// Always inlined: one load and a branch for each model. Measuring the stack is a call.

extension JSONValue {
  /// Throws `depth-limit` if the stack of the thread has no room for models of the values nested in this one.
  ///
  /// ``object(for:)`` and ``array()`` call it; strategies whose models recurse in other ways must call it
  /// themselves.
  @inlinable @inline(__always)
  package func checkRoom() throws(JSONError) {
    if header.pointee.isDeep { try checkStack() }
  }

  /// The same for a model that is decoded from this value; logs its type, if the decode is recorded.
  @inlinable @inline(__always)
  package func enterModel(_ model: Any.Type) throws(JSONError) {
    if header.pointee.entersWithCare { try enter(model) }
  }

  @inline(never) @usableFromInline
  func enter(_ model: Any.Type?) throws(JSONError) {
    if isDeep { try checkStack() }
    if let model, isModel(model) { log(.model(model)) }
  }

  /// Whether entering a model also checks the stack, or adds an entry to the log.
  @inlinable package var entersWithCare: Bool { header.pointee.entersWithCare }

  /// Whether this value's document is nested so deep that recursive code must check the stack.
  @inlinable package var isDeep: Bool { header.pointee.isDeep }

  /// This value as an object, without a check of the stack; `nil` for another value.
  ///
  /// For callers that don't recurse: a failed check would look like a value that is not an object.
  @inlinable @inline(__always)
  package var unguardedObject: JSONObject? {
    @_lifetime(copy self)
    get {
      guard node.pointee.isKind(.object) else { return nil }
      return _overrideLifetime(JSONObject(node: node, header: header, model: nil), copying: self)
    }
  }

  /// This value as an array, without a check of the stack; `nil` for another value.
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
    if logs(.cancellable), Task.isCancelled { throw error(.custom("the task was cancelled")) }
    guard !StackRoom.isLeft else { return }
    // Each component of the path leads into an array or object.
    throw error(.depthLimit(document.root.path(to: position).components.count))
  }

  /// Checks the nesting depth of this value, for libraries that recurse.
  ///
  /// - Throws: `depth-limit` at the first array or object that is nested deeper than `limit`, this one
  ///   counted as 1.
  /// - Complexity: O(*n*) in the number of nodes.
  public func checkDepth(limit: Int) throws(JSONError) {
    var ends: [UnsafePointer<Node>] = []
    var current = node
    let end = node + node.pointee.size
    while current < end {
      while let last = ends.last, last <= current { ends.removeLast() }
      if current.pointee.isContainer {
        guard ends.count < limit else {
          throw JSONValue(node: current, header: header).error(.depthLimit(limit))
        }
        ends.append(current + current.pointee.size)
      }
      current += 1
    }
  }
}
