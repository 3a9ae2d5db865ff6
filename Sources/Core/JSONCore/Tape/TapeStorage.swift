/// The growing array of nodes while a document is created. Its last owner frees it.
struct TapeStorage {
  private(set) var base: UnsafeMutablePointer<Node>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    let memory = BufferMemory.allocate(byteCount: self.capacity * MemoryLayout<Node>.stride)
    base = memory.bindMemory(to: Node.self, capacity: self.capacity)
  }

  /// Grows to at least one more node than `count`; the base may move.
  @inline(never)
  mutating func grow() {
    let stride = MemoryLayout<Node>.stride
    let used = capacity * stride
    capacity += capacity / 2 + 4
    base = BufferMemory.grow(base, used: used, capacity: used, to: capacity * stride).bindMemory(
      to: Node.self, capacity: capacity)
  }

  /// Copies the nodes of another tape.
  ///
  /// - Precondition: The capacity suffices.
  mutating func copy(_ nodes: UnsafePointer<Node>, count: Int) {
    precondition(count <= capacity, "no room for the nodes")
    base.update(from: nodes, count: count)
  }

  func deallocate() {
    BufferMemory.deallocate(base, byteCount: capacity * MemoryLayout<Node>.stride)
  }
}
