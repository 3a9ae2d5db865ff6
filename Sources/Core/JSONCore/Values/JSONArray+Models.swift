// Always inlined, so that the closure is specialized and no generic function is called for each element.

extension JSONArray {
  /// The results of calling `body` with each element in order.
  ///
  /// Like ``map(_:)``, for elements that are decoded independently: `body` must not depend on other elements.
  /// In a decode that is recorded, it is called for the elements after the first that fails as well, so that
  /// all their errors are found.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package func mapModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    try map { (element) throws(Failure) in
      do throws(Failure) {
        return try body(element)
      } catch {
        if element.isRecorded { recordFailures(from: element, error, body) }
        throw error
      }
    }
  }

  @inline(never) @usableFromInline
  func recordFailures<Result, Failure: Error>(
    from first: JSONValue, _ error: Failure, _ body: (JSONValue) throws(Failure) -> Result
  ) {
    var failures = [first.issue(of: error)]
    var element = first.node + first.node.pointee.size
    while element < node + node.pointee.size, !first.areEnough(failures) {
      let json = JSONValue(node: element, header: header)
      do throws(Failure) {
        _ = try body(json)
      } catch {
        failures.append(json.issue(of: error))
      }
      element += element.pointee.size
    }
    first.logFailures(failures)
  }
}
