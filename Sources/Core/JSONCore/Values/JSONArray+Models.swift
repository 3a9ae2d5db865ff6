extension JSONArray {
  /// The results of calling `body` with each element in order. Throws what `body` throws.
  ///
  /// As ``map(_:)``, for elements of one type of which each is read by itself: `body` must not know of other
  /// elements, nor of the position. So whoever looks for all issues may read a few of them.
  @inlinable @inline(__always)
  package func mapModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    var element = node + 1
    for _ in 0..<count {
      do throws(Failure) {
        results.append(try body(JSONValue(node: element, header: header)))
      } catch {
        noteFailure(of: element)
        throw error
      }
      element += element.pointee.size
    }
    return results
  }

  @inline(never) @usableFromInline
  func noteFailure(of element: UnsafePointer<Node>) {
    let array = DocumentPosition(index: node - header.pointee.tape)
    JSONValue(node: element, header: header).noteFailure(asModelOf: array)
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
