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

  /// Whether one document for the whole text is likely to be faster: these values are most of the text read
  /// so far, and most of the text is not read yet.
  func areTooMany(before textEnd: UnsafePointer<UInt8>) -> Bool {
    guard count > OwnDocuments.freeCount, let start, let end, end - start < textEnd - end else {
      return false
    }
    return byteCount + count * OwnDocuments.cost > (end - start) / 2
  }

  /// The number of values that are read before the first estimate.
  private static var freeCount: Int { 8 }
  /// The number of bytes that a cursor reads in the time that allocating and freeing a document takes.
  private static var cost: Int { 500 }
}
