/// The growing array of nodes while a document is created, and room for the header of its decodes after them.
/// Its last owner frees it.
struct TapeStorage {
  private(set) var base: UnsafeMutablePointer<Node>
  private(set) var capacity: Int
  /// Whether the nodes are in the memory of the text, which frees them.
  private var isBehindText = false

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    let memory = BufferMemory.allocate(byteCount: TapeStorage.byteCount(of: self.capacity))
    base = memory.bindMemory(to: Node.self, capacity: self.capacity)
  }

  /// Uses the memory after a text for a tape of a certain capacity.
  init(behindText memory: UnsafeMutableRawPointer, capacity: Int) {
    self.capacity = capacity
    base = memory.bindMemory(to: Node.self, capacity: capacity)
    isBehindText = true
  }

  /// The number of bytes of a tape and the header.
  static func byteCount(of capacity: Int) -> Int {
    capacity * MemoryLayout<Node>.stride + MemoryLayout<DecodeHeader>.stride
  }

  /// The memory for the header.
  var header: UnsafeMutablePointer<DecodeHeader> {
    UnsafeMutableRawPointer(base + capacity).bindMemory(to: DecodeHeader.self, capacity: 1)
  }

  /// Grows to at least one more node than `count`; the base may move.
  @inline(never)
  mutating func grow() {
    let used = capacity
    let larger = used + used / 2 + 4
    if isBehindText {
      let nodes = base
      self = TapeStorage(capacity: larger)
      copy(nodes, count: used)
    } else {
      base = BufferMemory.grow(
        base, used: used * MemoryLayout<Node>.stride, capacity: TapeStorage.byteCount(of: used),
        to: TapeStorage.byteCount(of: larger)
      ).bindMemory(to: Node.self, capacity: larger)
      capacity = larger
    }
  }

  /// Copies the nodes of another tape.
  ///
  /// - Precondition: The capacity suffices.
  mutating func copy(_ nodes: UnsafePointer<Node>, count: Int) {
    precondition(count <= capacity, "no room for the nodes")
    base.update(from: nodes, count: count)
  }

  func deallocate() {
    if !isBehindText { BufferMemory.deallocate(base, byteCount: TapeStorage.byteCount(of: capacity)) }
  }
}
