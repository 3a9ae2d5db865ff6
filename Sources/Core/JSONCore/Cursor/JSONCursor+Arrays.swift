// Always inlined: a function that is specialized for `body` would retain what `body` captures, and threads
// that share it would wait for each other.

extension JSONCursor {
  /// Reads an array, calling `body` to read each element, and returns the elements.
  ///
  /// The first 16 elements are collected before their array is created, so that an array of at most 16 is
  /// allocated once and with the right size.
  ///
  /// - Throws: `CursorFailure` for another value, and what `body` throws.
  @inlinable @inline(__always)
  public mutating func array<Element>(
    _ body: (inout JSONCursor) throws(CursorFailure) -> Element
  ) throws(CursorFailure) -> [Element] {
    let start = place
    guard try beginArray() else { return [] }
    let isOutermost = isOutsideOfArrays
    isOutsideOfArrays = false
    defer { isOutsideOfArrays = isOutermost }
    return try withUnsafeTemporaryAllocation(of: Element.self, capacity: JSONCursor.stackCapacity) {
      (buffer) throws(CursorFailure) in
      guard let first = buffer.baseAddress else { throw CursorFailure() }
      var count = 0
      do throws(CursorFailure) {
        repeat {
          (first + count).initialize(to: try body(&self))
          count += 1
          guard try advanceToElement() else {
            // Numbers are copied as bytes; other elements are moved, without retaining them.
            if _isPOD(Element.self) { return Array(UnsafeBufferPointer(start: first, count: count)) }
            // Not `init(unsafeUninitializedCapacity:)`, which is never specialized and looks up metadata.
            var elements: [Element] = []
            elements.reserveCapacity(count)
            for index in 0..<count { elements.append((first + index).move()) }
            return elements
          }
        } while count < JSONCursor.stackCapacity
      } catch {
        first.deinitialize(count: count)
        throw error
      }
      var elements: [Element] = []
      elements.reserveCapacity(expectedCount(after: count, from: start, isOutermost))
      elements.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
      first.deinitialize(count: count)
      repeat {
        if elements.count == elements.capacity {
          elements.reserveCapacity(expectedCount(after: elements.count, from: start, isOutermost))
        }
        elements.append(try body(&self))
      } while try advanceToElement()
      return elements
    }
  }

  /// The capacity to reserve: twice the number of elements read so far or, if the array may fill the rest of
  /// the text, an estimate from their size, at most four times their number.
  @inline(never) @usableFromInline
  func expectedCount(after count: Int, from start: UnsafePointer<UInt8>, _ isOutermost: Bool) -> Int {
    guard isOutermost else { return 2 * count }
    return min(count + (end - place) / max((place - start) / count, 1) + 1, 4 * count)
  }

  @inlinable
  static var stackCapacity: Int { 16 }
}
