internal import JSONCore

/// The corrections to a text whose values weren't encoded in the order of the text.
///
/// The writer appends each value as it is encoded. `Codable` allows other orders: a super encoder leaves a
/// gap in the text. The members of a container that is used after its parent follow the parent's later
/// members, in a container of their own. A key that is encoded twice occurs twice. After the encode,
/// ``EncodingSession/amend(since:)`` applies all corrections at once. All offsets are offsets in the writer's
/// text.
///
/// ```text
/// {"a":null,"b":{"x":1},"c":2,"":{"y":3}}
///      └ gap           └─────────┘ continued
/// ```
final class Amendments {
  /// A container that was ended because its parent was written to.
  struct Closed {
    var parent: UInt32
    /// The number of open containers while it was the innermost.
    var depth: Int
    /// The container's slot, with the step of the coding path that leads to it.
    var slot: EncodingSession.Slot
    var names: EncodingSession.SlotNames
    /// The offset of its closing bracket.
    var end: Int
  }

  /// Containers that may be continued, by serial.
  var closed: [UInt32: Closed] = [:]
  /// The number of closed containers at which those whose parents no longer exist are removed.
  var closedLimit = 64
  /// The values that replace a null of the text, by the null's offset.
  var gaps: [Int: TreeNode] = [:]
  /// The offset at which a container begins that continues another one, and the offset at which the other
  /// ends.
  var continued: [Int: Int] = [:]
  /// The offsets of containers whose key already has a container, to which they contribute.
  var joined: Set<Int> = []
  var repeatedKeys = 0

  /// Whether the text needs corrections.
  var isNeeded: Bool { repeatedKeys > 0 || !gaps.isEmpty || !continued.isEmpty }

  /// Removes the text from an offset on.
  func rewind(to offset: Int) {
    closed = closed.filter { $0.value.end < offset }
    gaps = gaps.filter { $0.key < offset }
    continued = continued.filter { $0.key < offset }
    joined = joined.filter { $0 < offset }
  }
}

extension EncodingSession {
  /// The amendments, created at first use.
  var amending: Amendments {
    if let amendments { return amendments }
    let made = Amendments()
    amendments = made
    return made
  }

  /// Ends the containers beyond `depth`; they can be continued later.
  func closeOthers(to depth: Int) {
    let amending = amending
    while openCount > depth {
      let (slot, names) = (slots[openCount - 1], names[openCount - 1])
      let parent = slots[openCount - 2].serial
      let depth = openCount
      closeInnermost()
      // A comma follows the bracket.
      let end = writer.checkpoint.offset - 2
      amending.closed[slot.serial] = Amendments.Closed(
        parent: parent, depth: depth, slot: slot, names: names, end: end)
    }
    if amending.closed.count >= amending.closedLimit {
      amending.closed = amending.closed.filter { isReachable($0.value) }
      amending.closedLimit = max(64, 2 * amending.closed.count)
    }
    settle()
  }

  /// Whether the parent of a container that was ended is open, or can be continued itself.
  private func isReachable(_ container: Amendments.Closed) -> Bool {
    if container.depth - 2 < openCount, slots[container.depth - 2].serial == container.parent { return true }
    return amendments?.closed[container.parent].map(isReachable) ?? false
  }

  /// Continues a container that was ended, after what its parent has received since; false if it is unknown.
  func reopen(_ serial: UInt32) throws -> Bool {
    guard let container = amendments?.closed[serial] else { return false }
    let depth = container.depth - 1
    if depth > openCount || slots[depth - 1].serial != container.parent {
      guard try reopen(container.parent) else { return false }
    }
    closeOthers(to: depth)
    if slots[depth - 1].content == .object { writer.key("") }
    slots[depth].index = container.slot.index
    names[depth].key = container.names.key
    names[depth].keyType = container.names.keyType
    amending.continued[writer.checkpoint.offset] = container.end
    open(container.slot.content, serial: serial)
    if let pendingError { throw pendingError }
    return true
  }

  /// Leaves a gap in the innermost slot; returns the encoder that fills it.
  func gap() -> any Encoder {
    let node = TreeNode()
    amending.gaps[writer.checkpoint.offset] = node
    writer.writeNull()
    return TreeEncoder(session: self, node: node, codingPath: path(depth: openCount))
  }

  /// The coding path of a container that may have been ended.
  func path(ofContainer serial: UInt32, depth: Int) -> [any CodingKey] {
    guard depth > openCount || slots[depth - 1].serial != serial, let container = amendments?.closed[serial]
    else { return path(depth: depth - 1) }
    return path(ofContainer: container.parent, depth: depth - 1) + [
      container.names.codingKey(of: container.slot)
    ]
  }

  /// Puts the text since a checkpoint in order.
  @inline(never)
  func amend(since start: JSONWriter.Checkpoint) throws {
    guard let amendments, amendments.isNeeded else { return }
    var reader = AmendedReader(writer.text(since: start), offset: start.offset, amendments: amendments)
    let root = try reader.read()
    writer.rewind(to: start)
    try root.write(to: &writer)
  }
}
