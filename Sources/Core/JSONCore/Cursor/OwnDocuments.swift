/// The number of values of a text that were read as documents of their own, and their share of the text.
@frozen @usableFromInline
struct OwnDocuments {
  @usableFromInline var count = 0
  @usableFromInline var byteCount = 0
  /// Where the first of them began, and the last ended.
  @usableFromInline var start: UnsafePointer<UInt8>?
  @usableFromInline var end: UnsafePointer<UInt8>?

  @inlinable
  init() {}

  /// Counts a value.
  mutating func note(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    count += 1
    byteCount += end - start
    self.start = self.start ?? start
    self.end = end
  }

  /// Whether one document for the whole text is likely to be faster: so far these values are most of the text, and most
  /// of it is still to come.
  func areTooMany(before textEnd: UnsafePointer<UInt8>) -> Bool {
    guard count > OwnDocuments.freeCount, let start, let end, end - start < textEnd - end else {
      return false
    }
    return byteCount + count * OwnDocuments.cost > (end - start) / 2
  }

  /// The number of values that are read before the first estimate.
  private static var freeCount: Int { 8 }
  /// The bytes that a cursor reads while a document is allocated and freed.
  private static var cost: Int { 500 }
}
