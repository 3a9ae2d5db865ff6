// `@inline(__always)`: a single comparison if the container is the one last written to, which is nearly
// always so.

internal import JSONCore

/// Thrown to abandon the values of a run that needs a tree. Containers catch it, so user code never does.
struct EncodeRestart: Error {}

extension EncodingSession {
  // Inlined because they are cheaper than a call.

  @inline(__always)
  func closeInnermost() {
    openCount &-= 1
    if slots[openCount].hasOtherKeys { removeOtherKeys() }
    if slots[openCount].content == .object { writer.endObject() } else { writer.endArray() }
    slots[openCount].serial = 0
  }

  @inline(never)
  private func removeOtherKeys() { names[openCount].otherKeys = [] }

  /// Ends the containers beyond `depth`, and returns the slot there to its previous owner.
  @inline(__always)
  func close(to depth: Int, owner: UInt32) {
    while openCount > depth { closeInnermost() }
    slots[depth].serial = owner
    settle()
  }

  /// Begins a container as the value of the innermost slot.
  @inline(__always)
  func open(_ content: Slot.Content, serial: UInt32) {
    do throws(JSONError) {
      if content == .object { try writer.beginObject() } else { try writer.beginArray() }
    } catch {
      failToOpen(error)
      return
    }
    slots[openCount].open(content, serial: serial)
    openCount &+= 1
    if slots.count == openCount { addSlot() }
    slots[openCount].serial = 0
    current = needsTree || pendingError != nil ? -1 : Int(serial)
  }

  @inline(never)
  private func failToOpen(_ error: JSONError) { fail(error) }

  @inline(never)
  private func addSlot() {
    slots.append(Slot())
    names.append(SlotNames())
  }

  /// Makes the container at `depth` the next to be written to; false if that needs a tree.
  @inline(__always)
  func enter(depth: Int, serial: UInt32) throws -> Bool {
    if current == Int(serial) { return true }
    return try enterAfterOthers(depth: depth, serial: serial)
  }

  @inline(never)
  private func enterAfterOthers(depth: Int, serial: UInt32) throws -> Bool {
    try checkIsRunning()
    guard !needsTree, depth <= openCount, slots[openCount].serial == 0, slots[depth - 1].serial == serial
    else {
      needsTree = true
      return false
    }
    close(to: depth, owner: 0)
    return true
  }

  /// Throws after the end of the encode, and the error of a method that couldn't throw it.
  func checkIsRunning() throws {
    guard isRunning else { throw EncodingError.encodeIsOver() }
    if let pendingError { throw pendingError }
  }

  /// Calls `body` with exclusive access to the writer. If user code uses a retained encoder or container
  /// meanwhile, the encode is run again as a tree.
  func withWriter<Result>(
    _ body: (inout JSONWriter, EncodingOptions) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    let outer = slots[openCount].serial
    slots[openCount].serial = nextSerial()
    current = -1
    defer {
      slots[openCount].serial = outer
      settle()
    }
    return try body(&writer, options)
  }

  func fail(_ error: any Error) { if pendingError == nil { pendingError = error } }

  /// Resets the text to where a value that failed begins.
  @inline(never)
  func rewind(to checkpoint: JSONWriter.Checkpoint, depth: Int) {
    guard openCount >= depth, !needsTree else { return }
    for depth in depth..<slots.count { slots[depth].serial = 0 }
    openCount = depth
    settle()
    writer.rewind(to: checkpoint)
  }

  /// Encodes a value by its `encode(to:)` into the innermost slot.
  func encodeModel(_ value: borrowing some Encodable) throws {
    let model = try beginModel()
    do {
      try value.encode(to: ValueEncoder(session: self, depth: model.depth, serial: model.serial))
    } catch {
      recursion -= 1
      noted = noted.noting(error, path: path(depth: model.depth))
      throw error
    }
    try endModel(model)
  }

  /// Encodes a value by a closure into the innermost slot, for custom strategies.
  func encodeCustom(_ encode: (any Encoder) throws -> Void) throws {
    let model = try beginModel()
    do {
      try encode(ValueEncoder(session: self, depth: model.depth, serial: model.serial))
    } catch {
      recursion -= 1
      noted = noted.noting(error, path: path(depth: model.depth))
      throw error
    }
    try endModel(model, allowsNothing: true)
  }

  /// A value that is being encoded by `encode(to:)`.
  private struct Model {
    var depth: Int
    var serial: UInt32
    /// The previous owner of the slot.
    var outer: UInt32
    var start: JSONWriter.Checkpoint
  }

  @inline(__always)
  private func beginModel() throws -> Model {
    if recursion >= freeRecursion { try checkRecursion() }
    recursion &+= 1
    let depth = openCount
    let model = Model(
      depth: depth, serial: nextSerial(), outer: slots[depth].serial, start: writer.checkpoint)
    slots[depth].begin(serial: model.serial)
    current = -1
    return model
  }

  @inline(never)
  private func checkRecursion() throws { if let issue = recursionIssue { throw writer.error(issue) } }

  /// The reason why no further value can be nested, or `nil`.
  var recursionIssue: Issue.Kind? {
    if recursion >= recursionLimit { return .depthLimit(writing.depthLimit) }
    return recursion >= StackRoom.freeDepth && !StackRoom.isLeft ? .depthLimit(recursion) : nil
  }

  // `@inline(__always)`, because each model ends here, most by a few stores; what takes longer is a call.
  @inline(__always)
  private func endModel(_ model: Model, allowsNothing: Bool = false) throws {
    recursion &-= 1
    // While there is a current container, nothing has failed.
    guard current >= 0, openCount > model.depth else {
      return try endModelOtherwise(model, allowsNothing: allowsNothing)
    }
    while openCount > model.depth { closeInnermost() }
    slots[model.depth].serial = model.outer
    current = model.outer == 0 && model.depth > 0 ? Int(slots[model.depth &- 1].serial) : -1
  }

  @inline(never)
  private func endModelOtherwise(_ model: Model, allowsNothing: Bool) throws {
    try checkIsRunning()
    guard !needsTree, openCount >= model.depth else {
      needsTree = true
      throw EncodeRestart()
    }
    close(to: model.depth, owner: model.outer)
    if writer.isUnchanged(since: model.start) {
      if model.depth == 0, model.outer == 0, !allowsNothing { throw NothingEncoded() }
      try writer.beginObject()
      writer.endObject()
    }
  }

  /// Requests a tree, because the value of a super encoder can be encoded after later ones.
  func superEncoder() -> any Encoder {
    needsTree = true
    return ValueEncoder(session: self, depth: openCount, serial: 0)
  }

  /// The coding path of a container. If the container has ended, only a tree has its path.
  func path(ofContainer serial: UInt32, depth: Int) -> [any CodingKey] {
    if depth > openCount || slots[depth - 1].serial != serial { needsTree = true }
    return path(depth: depth - 1)
  }

  /// The coding path of the value in the slot at `depth`.
  func path(depth: Int) -> [any CodingKey] {
    guard depth > 0 else { return [] }
    return (1...min(depth, slots.count - 1)).map {
      names[$0].codingKey(of: slots[$0], isConverted: options.keys.converts)
    }
  }
}

extension EncodingError {
  /// The error for an encoder or container that is used after the encode it belongs to.
  static func encodeIsOver(codingPath: [any CodingKey] = []) -> EncodingError {
    refusal("the encode that this encoder or container belongs to is over", path: codingPath)
  }

  /// The error for an unsupported use of an encoder or container.
  static func refusal(_ description: String, path: [any CodingKey]) -> EncodingError {
    .invalidValue(
      path,
      Context(
        codingPath: path, debugDescription: description,
        underlyingError: JSONError(.custom(description)).moved(to: path)))
  }
}

extension JSONError {
  /// The error with a path, for values that aren't part of a text.
  func moved(to path: [any CodingKey]) -> JSONError {
    var issue = issue
    issue.path = JSONPath(path)
    return JSONError(issues: [issue])
  }
}

/// Thrown when the root value encodes nothing.
struct NothingEncoded: Error {
  /// The error that Foundation throws in this case.
  static func error(for value: Any) -> EncodingError {
    let description = "top-level \(type(of: value)) did not encode any values"
    return .invalidValue(
      value,
      EncodingError.Context(
        codingPath: [], debugDescription: FoundationWords.nothingEncoded(by: type(of: value)),
        underlyingError: JSONError(.custom(description))))
  }
}
