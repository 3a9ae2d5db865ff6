// A collecting decode continues after an issue, to find the others. It is the second decode of a document,
// after one that failed:
//
//     the document   [{"id": "x", "name": 7}, {"id": 1, "name": "a"}, {"name": 8}]
//     first decode    $[0].id
//     collecting      $[0].id is 0, and $[0].name is ""; $[1] decodes; $[2].id is 0, and $[2].name is ""
//
// A member that doesn't decode gets the plainest value of its type. A model gets that of an empty object,
// whose own missing members aren't issues. If a type has no plain value, such as an enum, the model around it
// fails, and the decode continues with the next element, or after the member that contains the model.
//
// A part of an array or dictionary is decoded first as in any decode, and collects only if that fails. So an
// error that a model's own code catches isn't reported for valid parts, and a model is created at most twice
// for a value.

extension JSONValue {
  /// Whether this decode continues after an issue.
  @inlinable package var isCollecting: Bool { header.pointee.isCollecting }

  /// Logs an issue of a part of this value, after which the decode continues.
  ///
  /// - Parameter isPartial: Whether the objects in this value that contain the issue may have members that
  ///   were not decoded.
  @inline(never) @usableFromInline
  package func collect(_ issue: JSONError, isPartial: Bool = true) {
    let storage = issue.storage
    let isPlaced = storage.isPending && storage.document == document.identity
    // Issues of the empty object aren't issues of the document.
    if isPlaced, storage.node >= document.nodeCount { return }
    log?.collect(issue, in: isPlaced && !isPartial ? storage.node : index)
  }

  /// In a collecting decode, logs the issue of a missing member, and returns an empty object as its value;
  /// otherwise `nil`.
  @_lifetime(copy self)
  package func emptyMember(insteadOf issue: JSONError) -> JSONValue? {
    // Decoding a type that requires itself would never end.
    guard isCollecting, StackRoom.isLeft else { return nil }
    collect(issue)
    return emptyObject
  }

  /// Calls `body` with this value, in a decode that stops at the first issue.
  ///
  /// - Throws: What `body` throws.
  // `@inline(__always)`, so that the closure is specialized.
  @inlinable @inline(__always)
  package func stopping<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isCollecting ? try withoutCollecting(body) : try body(self)
  }

  @inline(never) @usableFromInline
  func withoutCollecting<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var header = header.pointee
    header.settings.remove(.collecting)
    return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
      try body(JSONValue(node: node, header: pointer))
    }
  }

  /// Decodes a part of a container in a collecting decode.
  ///
  /// - Throws: What `decode` throws when it collects.
  @usableFromInline
  func collecting<Result, Failure: Error>(
    _ decode: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try collecting(issue: { issue(of: $0) }) { (stops) throws(Failure) in
      stops ? try withoutCollecting(decode) : try decode(self)
    }
  }

  /// Decodes a part of a container in a collecting decode.
  ///
  /// - Parameters:
  ///   - issue: The issue of an error.
  ///   - decode: Decodes the part. Its argument is whether to stop at the first issue.
  /// - Throws: What `decode` throws when it collects.
  package func collecting<Result, Failure: Error>(
    issue: (Failure) -> JSONError, _ decode: (Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let places = index..<index + node.pointee.size
    guard let log, !places.contains(log.failure) else { return try decode(false) }
    let mark = mark
    do throws(Failure) {
      return try decode(true)
    } catch {
      rewind(to: mark)
      log.failure = issue(error).storage.pendingNode ?? index
    }
    return try decode(false)
  }

  /// Whether more issues were collected since a count than are reported.
  package func hasEnoughIssues(since count: Int) -> Bool {
    log.map { $0.collectedCount - count > $0.limit } ?? true
  }

  /// The number of collected issues.
  package var collectedCount: Int { log?.collectedCount ?? 0 }

  /// The empty object after the last value of a document that is collected.
  ///
  /// - Precondition: The decode is collecting.
  package var emptyObject: JSONValue {
    @_lifetime(copy self)
    get {
      let node = header.pointee.tape + document.nodeCount
      return _overrideLifetime(JSONValue(node: node, header: header), copying: self)
    }
  }

  /// Whether this is the empty object of a collecting decode, and the stack has room for one more model.
  @usableFromInline
  package var isEmptyObject: Bool { isCollecting && index == document.nodeCount && StackRoom.isLeft }
}

extension JSONObject {
  /// In a collecting decode, logs the issue of a member and returns a value in its place; otherwise throws.
  ///
  /// - Parameter decode: Decodes the value of an empty object, for a type without a plain value.
  /// - Throws: The error, if the decode isn't collecting, or if there is no such value.
  @inline(never) @usableFromInline
  package func recovered<Value>(
    _ error: JSONError, _ decode: (JSONValue) throws(JSONError) -> Value = JSONObject.noValue(of:)
  ) throws(JSONError) -> Value {
    guard header.pointee.isCollecting else { throw error }
    value.collect(error)
    if let plain = plainValue(of: Value.self) { return plain }
    // Decoding a type that requires itself would never end.
    if StackRoom.isLeft, let value = try? decode(value.emptyObject) { return value }
    value.log(.stopped)
    throw error
  }

  /// Throws, for a type whose values are never decoded from an empty object.
  @inlinable
  package static func noValue<Value>(of json: JSONValue) throws(JSONError) -> Value {
    throw json.error(.custom("no value"))
  }
}
