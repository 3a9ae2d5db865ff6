extension JSONArray {
  /// The results of calling `body` with each element in order. Throws what `body` throws.
  ///
  /// As ``map(_:)``, for elements of one type of which each is read by itself: `body` must not know of other
  /// elements, nor of the position. So whoever looks for all issues may read a few of them.
  @inlinable @inline(__always)
  package func mapModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    try map { (element) throws(Failure) in
      do throws(Failure) {
        return try body(element)
      } catch {
        noteFailure(of: element)
        throw error
      }
    }
  }

  @inline(never) @usableFromInline
  func noteFailure(of element: JSONValue) {
    element.noteFailure(asModelOf: DocumentPosition(index: node - header.pointee.tape))
  }
}

extension JSONValue {
  /// Notes that this element of an array could not be read, and that each element of the array is read by
  /// itself, as all others are.
  package func noteFailure(asModelOf array: DocumentPosition) {
    header.pointee.document._withUnsafeGuaranteedRef { document in
      document.failedElements?[Int(array.index)] = index
    }
  }
}
