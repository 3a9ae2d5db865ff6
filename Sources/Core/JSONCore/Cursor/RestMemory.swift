/// Memory for the members that the models of one text don't know, one rest after the other.
///
/// A program often only passes a rest on. Copying the text takes a fraction of the time that strings and values
/// take, and memory for each rest would take longer than the text.
@usableFromInline
struct RestMemory {
  /// The bytes, which never change after the decode.
  typealias Block = ManagedBuffer<Void, UInt8>

  private(set) var block: Block?
  /// The part of the block that is free.
  private var next: UnsafeMutablePointer<UInt8>?
  private var end: UnsafeMutablePointer<UInt8>?

  /// The capacity of a block: a model that is retained retains no more than one.
  static let limit = 4096

  @usableFromInline
  init() {}

  /// Makes room after a text that is in this memory, or in that of another decode.
  ///
  /// - Parameter remaining: The number of bytes that are not decoded yet.
  /// - Returns: The address of the text, to which it is copied if other bytes follow it.
  @inline(__always)
  mutating func extend(
    _ text: UnsafeBufferPointer<UInt8>, by count: Int, remaining: Int
  ) -> UnsafeMutablePointer<UInt8> {
    if let next, let end, end - next >= count, text.baseAddress.map({ $0 + text.count == next }) ?? true {
      self.next = next + count
      return next - text.count
    }
    return copy(text, andExtendBy: count, remaining: remaining)
  }

  @inline(never)
  private mutating func copy(
    _ text: UnsafeBufferPointer<UInt8>, andExtendBy count: Int, remaining: Int
  ) -> UnsafeMutablePointer<UInt8> {
    let size = text.count + count
    guard let next, let end, end - next >= size else {
      // Each member of the text takes at most three times its length.
      let capacity = max(min(3 * remaining, RestMemory.limit), size)
      let block = Block.create(minimumCapacity: capacity) { _ in }
      self.block = block
      next = block.withUnsafeMutablePointerToElements { $0 }
      end = next.map { $0 + capacity }
      return copy(text, andExtendBy: count, remaining: remaining)
    }
    if let source = text.baseAddress { next.initialize(from: source, count: text.count) }
    self.next = next + size
    return next
  }
}
