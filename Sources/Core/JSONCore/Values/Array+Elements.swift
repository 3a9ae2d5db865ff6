extension Array {
  /// Creates an array of `count` elements, each created by `element`, in one allocation and without moving
  /// them.
  ///
  /// In generic code that is not specialized, this takes a fraction of the time of repeated `append`. If
  /// `element` throws, the elements created before are destroyed.
  @inlinable
  package init(count: Int, making element: () throws -> Element) rethrows {
    // Without elements, the standard library would write to the storage that all empty arrays share: a race,
    // though always with the same value.
    guard count > 0 else {
      self.init()
      return
    }
    try self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let base = buffer.baseAddress else { return }
      while initializedCount < count {
        (base + initializedCount).initialize(to: try element())
        initializedCount += 1
      }
    }
  }

  /// The array that a requirement of the elements' type has returned as `Any`. The cast takes about a hundred
  /// instructions, so mappers use it for a whole text, and not for each list within a model.
  @inlinable
  package init(elements: Any) {
    guard let elements = elements as? [Element] else {
      preconditionFailure("not an array of the elements' type")
    }
    self = elements
  }
}

// Always inlined, so that the closure is specialized.

extension Span where Element: ~Copyable {
  /// Calls `body` with each element.
  ///
  /// - Throws: What `body` throws.
  ///
  /// The constraint `~Copyable` prevents copies for every element type: a loop over the indices copies an
  /// element and retains what it refers to, even if the loop only reads it.
  @inlinable @inline(__always)
  package func forEachBorrowed<Failure: Error>(
    _ body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    for index in indices { try body(self[index]) }
  }
}
