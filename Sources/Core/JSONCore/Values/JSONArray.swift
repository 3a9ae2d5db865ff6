// Always inlined, so that the closures are specialized and no generic function is called for each element.

/// An array within a document.
@frozen
public struct JSONArray: ~Escapable {
  @usableFromInline let node: UnsafePointer<Node>
  @usableFromInline let header: UnsafePointer<DecodeHeader>

  @_lifetime(immortal)
  @inlinable
  init(node: UnsafePointer<Node>, header: UnsafePointer<DecodeHeader>) {
    self.node = node
    self.header = header
  }

  /// The number of elements.
  @inlinable public var count: Int { node.pointee.count }

  /// Whether there are no elements.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The array as a value.
  @inlinable
  public var value: JSONValue {
    @_lifetime(copy self)
    get { _overrideLifetime(JSONValue(node: node, header: header), copying: self) }
  }
}

extension JSONValue {
  /// Reads an array.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, or `depth-limit` if the stack has no room for values that
  ///   are nested so deeply; see ``JSONParseOptions/depthLimit``.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public func array() throws(JSONError) -> JSONArray {
    guard node.pointee.isKind(.array) else { try reject(expected: .array) }
    if header.pointee.isDeep { try checkStack() }
    return _overrideLifetime(JSONArray(node: node, header: header), copying: self)
  }

  /// Reads an array of exactly this many elements, such as the two coordinates of a point.
  ///
  ///     let point = try json.array(count: 2)
  ///
  /// - Throws: `wrong-count` at the array if it has more or fewer, `type-mismatch`, `unexpected-null`, or
  ///   `depth-limit` as ``array()`` does.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public func array(count: Int) throws(JSONError) -> JSONArray {
    guard node.pointee.isKind(.array), node.pointee.count == count else { try rejectAsArray(count: count) }
    if header.pointee.isDeep { try checkStack() }
    return _overrideLifetime(JSONArray(node: node, header: header), copying: self)
  }

  @inline(never) @usableFromInline
  func rejectAsArray(count: Int) throws(JSONError) -> Never {
    let array = try array()
    throw error(.wrongCount(expected: count, found: array.count))
  }
}

extension JSONArray {
  /// The element at a position; `nil` outside of the array.
  ///
  /// - Complexity: O(*n*) in the position.
  public subscript(position: Int) -> JSONValue? {
    @_lifetime(copy self)
    get {
      guard position >= 0, position < count else { return nil }
      var element = node + 1
      for _ in 0..<position { element += element.pointee.size }
      return _overrideLifetime(JSONValue(node: element, header: header), copying: self)
    }
  }

  /// Calls `body` with each element in order.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func forEach<Failure: Error>(_ body: (JSONValue) throws(Failure) -> Void) throws(Failure) {
    var element = node + 1
    for _ in 0..<count {
      try body(JSONValue(node: element, header: header))
      element += element.pointee.size
    }
  }

  /// The results of calling `body` with each element in order.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  public func map<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    try forEach { (element) throws(Failure) in results.append(try body(element)) }
    return results
  }

  /// An iterator that starts before the first element.
  @_lifetime(copy self)
  @inlinable
  public func makeIterator() -> Iterator {
    _overrideLifetime(Iterator(next: node + 1, remaining: count, header: header), copying: self)
  }

  /// Iterates over the elements in order. Not an `IteratorProtocol`, whose elements could be stored.
  @frozen
  public struct Iterator: ~Escapable {
    @usableFromInline var nextNode: UnsafePointer<Node>
    @usableFromInline var remaining: Int
    @usableFromInline let header: UnsafePointer<DecodeHeader>

    @_lifetime(immortal)
    @inlinable
    init(next: UnsafePointer<Node>, remaining: Int, header: UnsafePointer<DecodeHeader>) {
      self.nextNode = next
      self.remaining = remaining
      self.header = header
    }

    /// The next element; `nil` after the last.
    @_lifetime(copy self)
    @inlinable
    public mutating func next() -> JSONValue? {
      guard remaining > 0 else { return nil }
      let element = nextNode
      nextNode += element.pointee.size
      remaining -= 1
      return _overrideLifetime(JSONValue(node: element, header: header), copying: self)
    }
  }

  // Always inlined, so that the closure is specialized and no generic function is called for each element.

  /// The results of calling `body` with each element in order.
  ///
  /// Like ``map(_:)``, for elements that are decoded independently: `body` must not depend on other elements.
  /// A collecting decode continues after an element that fails.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package func mapModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    header.pointee.isCollecting ? try collectModels(body) : try map(body)
  }

  @inline(never) @usableFromInline
  func collectModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    var first: Failure?
    let collectedCount = value.collectedCount
    forEach { element in
      guard !value.hasEnoughIssues(since: collectedCount) else { return }
      do throws(Failure) {
        results.append(try element.collecting(body))
      } catch {
        value.collect(element.issue(of: error))
        first = first ?? error
      }
    }
    // Models don't get an array that lacks elements.
    if let first { throw first }
    return results
  }
}
