internal import JSONCore

extension DecodingSession {
  /// In a collecting decode, logs the error of a member of an object and returns a value in its place;
  /// otherwise throws.
  ///
  /// - Parameters:
  ///   - value: The value of the member, or the object if it has no such member.
  ///   - decode: Decodes the member from another value, an empty object.
  @inline(never)
  func recovered<Value>(
    _ error: any Error, at value: DocumentPosition, in object: DocumentPosition,
    _ decode: (DocumentPosition) throws -> Value
  ) throws -> Value {
    guard isCollecting else { throw error }
    let json = self[object]
    json.collect(self[value].issue(of: resolution(of: error, model: nil)))
    if let plain = plainValue(of: Value.self) { return plain }
    let empty = json.emptyObject.position
    if value != empty, let value = try? decode(empty) { return value }
    json.log(.stopped)
    throw error
  }

  /// Decodes the elements of an array in a collecting decode, which continues after one that fails.
  func collectElements<Element: Decodable>(of array: JSONValue, depth: Int) throws -> [Element] {
    var elements: [Element] = []
    var first: (any Error)?
    let collectedCount = array.collectedCount
    var next = array.firstChild
    for index in 0..<array.childCount where !array.hasEnoughIssues(since: collectedCount) {
      setFrame(depth + 1, next, in: array.position, index: Int32(truncatingIfNeeded: index))
      do {
        elements.append(try collectPart(at: next, depth: depth + 1))
      } catch {
        array.collect(self[next].issue(of: resolution(of: error, model: nil)))
        first = first ?? error
      }
      next = self[next].nextElement
    }
    if let first { throw first }
    return elements
  }

  /// Decodes a part of an array or dictionary in a collecting decode.
  func collectPart<Part: Decodable>(at value: DocumentPosition, depth: Int) throws -> Part {
    try self[value].collecting(issue: { (error: any Error) in resolution(of: error, model: nil) }) {
      stops throws in
      isCollecting = !stops
      defer { isCollecting = true }
      return try decode(Part.self, at: value, depth: depth)
    }
  }
}
