public import JSONCore

/// An array of the elements that could be decoded, with a report of the skipped ones.
///
///     let movies = try CodableMapper<LossyArray<Movie>>().decode(bytes)
///     for lost in movies.dropped { log("movie \(lost.index): \(lost.error)") }
///
/// Every strategy decodes it, as a property or as the whole document. An element that doesn't decode is
/// skipped and always reported; the rest of the document is decoded. A value that isn't an array is still an
/// error. The array is written as an array of its elements.
public struct LossyArray<Element> {
  /// The elements that could be decoded, in their order.
  public var elements: [Element]

  /// The skipped elements, in document order, with path, position and the line of the text.
  ///
  /// If a large document has more than a hundred, they retain it, so that they take memory in proportion to it.
  public var dropped: [DroppedElement]

  /// Creates an empty array.
  public init() { self.init([]) }

  /// Creates an array.
  public init(_ elements: [Element] = [], dropped: [DroppedElement] = []) {
    self.elements = elements
    self.dropped = dropped
  }
}

/// An element that was skipped in a ``LossyArray``.
public struct DroppedElement: DescribedError, Sendable, Hashable {
  /// Its position in the array of the document.
  public var index: Int

  /// The reason, with path and position in the document: its first issue, even if all issues of the document
  /// are requested. To see all issues of the elements, decode the array without skipping:
  ///
  ///     try movies.array.reportingAllIssues().decode(bytes)
  public var error: JSONError

  /// Creates a report.
  public init(index: Int, error: JSONError) {
    self.index = index
    self.error = error
  }

  /// The reason; its path names the element.
  public var description: String { error.description }
}

extension LossyArray: Sendable where Element: Sendable {}

extension LossyArray: Equatable where Element: Equatable {
  /// Compares the elements; the skipped ones don't count.
  public static func == (left: LossyArray, right: LossyArray) -> Bool { left.elements == right.elements }
}

extension LossyArray: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension LossyArray: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  /// Creates an array without skipped elements.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The first position, 0.
  public var startIndex: Int { elements.startIndex }

  /// The number of elements.
  public var endIndex: Int { elements.endIndex }

  /// The element at a position among those that could be decoded.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  /// The elements, formatted as an array.
  public var description: String { elements.description }

  /// Reads an array, skipping the elements for which `read` throws.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  /// - Complexity: O(*n*).
  public init(_ json: JSONValue, reading read: (JSONValue) throws(JSONError) -> Element) throws(JSONError) {
    self.init([])
    let array = try json.array()
    elements.reserveCapacity(array.count)
    var index = 0
    var resolver = IssueResolver(json)
    array.forEach { element in
      do throws(JSONError) { elements.append(try element.stopping(read)) } catch {
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
