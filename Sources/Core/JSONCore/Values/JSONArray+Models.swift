// Always inlined, so that the closure is specialized and no generic function is called for each element.

extension JSONArray {
  /// The results of calling `body` with each element in order.
  ///
  /// Like ``map(_:)``, for elements that are decoded independently: `body` must not depend on other elements.
  /// A collecting decode continues after an element that fails.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package func mapModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    header.pointee.isCollecting ? try collectModels(body) : try map(body)
  }

  @inline(never) @usableFromInline
  func collectModels<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    var first: Failure?
    let collectedCount = value.collectedCount
    forEach { element in
      guard !value.hasEnoughIssues(since: collectedCount) else { return }
      do throws(Failure) {
        results.append(try element.collecting(body))
      } catch {
        value.collect(element.issue(of: error))
        first = first ?? error
      }
    }
    // Models don't get an array that lacks elements.
    if let first { throw first }
    return results
  }
}
