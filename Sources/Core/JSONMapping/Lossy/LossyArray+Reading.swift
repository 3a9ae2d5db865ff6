public import JSONCore

extension LossyArray {
  /// Reads an array, skipping the elements for which `read` throws.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  /// - Complexity: O(*n*).
  public init(
    _ json: JSONValue, reading read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) {
    self.init([])
    let array = try json.array()
    elements.reserveCapacity(array.count)
    var index = 0
    var resolver = IssueResolver(json)
    array.forEach { element in
      do throws(JSONError) {
        elements.append(try element.stopping(read))
      } catch {
        drop(index, error, at: element, &resolver)
      }
      index += 1
    }
  }

  /// Reports a skipped element.
  package mutating func drop(
    _ index: Int, _ error: JSONError, at json: JSONValue, _ resolver: inout IssueResolver
  ) {
    let error = error.placed(at: json)
    json.log(.leftOut, error)
    dropped.append(DroppedElement(index: index, error: resolver.resolveSkipped(error)))
  }
}

extension LossyArray: JSONReadable where Element: JSONReadable {
  /// Reads an array, skipping the elements that don't decode.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  public static func read(_ json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.read(element) }
  }
}

extension LossyArray: JSONWritable where Element: JSONWritable {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try elements.write(to: &writer) }
}
