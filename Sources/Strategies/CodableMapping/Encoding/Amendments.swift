internal import JSONCore

/// What does not stand in the text where it belongs, since `Codable` lets values come in any order.
///
/// The text is written in the order in which values come. A super encoder leaves a gap in it. If a container
/// is written to after its parent, the new members follow the parent's later members, in a container of their
/// own. A key that is encoded twice is in the text twice. After the encode all of this is put in order, at
/// once; see ``EncodingSession/amend(since:)``. All offsets are those of the writer's text.
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
    /// Its place, with the step of the coding path that leads to it.
    var slot: EncodingSession.Slot
    var names: EncodingSession.SlotNames
    /// Where its closing bracket stands.
    var end: Int
  }

  /// Containers that may be continued, by serial.
  private(set) var closed: [UInt32: Closed] = [:]
  /// What belongs where the text has a null.
  var gaps: [Int: TreeNode] = [:]
  /// Where a container begins that continues another one, and where that other one ends.
  var continued: [Int: Int] = [:]
  /// Where containers begin that share the one that their key has already.
  var joined: Set<Int> = []
  var repeatedKeys = 0
  private var limit = 64

  /// Whether the text has to be put in order.
  var isNeeded: Bool { repeatedKeys > 0 || !gaps.isEmpty || !continued.isEmpty }

  /// Notes a container that was ended. Those whose parents are gone are forgotten from time to time.
  ///
  /// - Parameter open: The serials of the open containers.
  func noteClosed(_ container: Closed, open: () -> Set<UInt32>) {
    if closed.count >= limit {
      let serials = open()
      closed = closed.filter { isReachable($0.value, from: serials) }
      limit = max(64, 2 * closed.count)
    }
    closed[container.slot.serial] = container
  }

  private func isReachable(_ container: Closed, from open: Set<UInt32>) -> Bool {
    var parent = container.parent
    while !open.contains(parent) {
      guard let next = closed[parent] else { return false }
      parent = next.parent
    }
    return true
  }

  /// Removes what was written from an offset on.
  func rewind(to offset: Int) {
    closed = closed.filter { $0.value.end < offset }
    gaps = gaps.filter { $0.key < offset }
    continued = continued.filter { $0.key < offset }
    joined = joined.filter { $0 < offset }
  }
}

extension EncodingSession {
  /// The amendments, made when there is the first.
  var amending: Amendments {
    if let amendments { return amendments }
    let made = Amendments()
    amendments = made
    return made
  }

  /// Ends the containers beyond `depth`, which may be continued later.
  func closeOthers(to depth: Int) {
    while openCount > depth {
      let (slot, names) = (slots[openCount - 1], names[openCount - 1])
      let parent = slots[openCount - 2].serial
      let depth = openCount
      closeInnermost()
      // The bracket is followed by a comma.
      let end = writer.checkpoint.offset - 2
      amending.noteClosed(
        Amendments.Closed(parent: parent, depth: depth, slot: slot, names: names, end: end),
        open: { Set((0..<openCount).map { slots[$0].serial }) })
    }
    settle()
  }

  /// Begins a container again that was ended, behind what its parent has got since; false if it is unknown.
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

  /// Leaves a gap in the place of the innermost slot; the encoder that fills it.
  func gap() -> any Encoder {
    let node = TreeNode()
    amending.gaps[writer.checkpoint.offset] = node
    writer.writeNull()
    return TreeEncoder(session: self, node: node, codingPath: path(depth: openCount))
  }

  /// The coding path of a container, which may have been ended.
  func path(ofContainer serial: UInt32, depth: Int) -> [any CodingKey] {
    guard depth > openCount || slots[depth - 1].serial != serial, let container = amendments?.closed[serial]
    else { return path(depth: depth - 1) }
    return path(ofContainer: container.parent, depth: depth - 1) + [
      container.names.codingKey(of: container.slot)
    ]
  }

  /// Puts the text in order that was written since a checkpoint.
  @inline(never)
  func amend(since start: JSONWriter.Checkpoint) throws {
    guard let amendments, amendments.isNeeded else { return }
    var reader = AmendedReader(writer.text(since: start), offset: start.offset, amendments: amendments)
    let root = try reader.read()
    writer.rewind(to: start)
    try root.write(to: &writer)
  }
}
