// Always inlined: a check and a store. With a call, which copies the element, an encode took 1.2 times the
// instructions.

/// A list of values without references that is often changed in place.
///
/// An array would check on each change whether its storage is uniquely referenced.
@frozen @usableFromInline
package struct PlainList<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var elements: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 16

  /// The number of elements.
  @usableFromInline package var count = 1

  /// Creates a list of one element.
  @inlinable
  package init(_ element: Element) {
    elements = .allocate(capacity: capacity)
    elements.initialize(to: element)
  }

  @inlinable
  deinit { elements.deallocate() }

  /// The element at an index.
  ///
  /// - Precondition: The index is that of an element.
  package subscript(index: Int) -> Element {
    @inlinable @inline(__always)
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the elements")
      return elements[index]
    }
    @inlinable @inline(__always)
    nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the elements")
      yield &elements[index]
    }
  }

  /// Adds an element.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  package mutating func append(_ element: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
      larger.update(from: elements, count: count)
      elements.deallocate()
      elements = larger
      capacity *= 2
    }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Removes the elements at and after an index.
  @inlinable
  package mutating func removeAll(from index: Int) { count = min(count, max(index, 0)) }
}
