public import JSONCore

/// An array of the elements that could be decoded, and a report of those that could not.
///
///     let movies = try CodableMapper<LossyArray<Movie>>().decode(bytes)
///     for lost in movies.dropped { log("movie \(lost.index): \(lost.error)") }
///
/// Every dialect reads it, as a property or by itself: one bad element then costs that element and not the
/// document, and never goes unnoticed. What is no array at all is still an error. Written, it is an array of
/// its elements.
public struct LossyArray<Element> {
  /// The elements that could be decoded, in their order.
  public var elements: [Element]

  /// The elements that could not, in the order of the document. The first hundred errors of an array show the
  /// line of the text; all have path and position.
  public var dropped: [DroppedElement]

  /// Creates an empty array.
  public init() { self.init([]) }

  /// Creates an array.
  public init(_ elements: [Element] = [], dropped: [DroppedElement] = []) {
    self.elements = elements
    self.dropped = dropped
  }
}

/// An element that was left out of a ``LossyArray``.
public struct DroppedElement: Error, Sendable, Hashable {
  /// Its position in the array of the document.
  public var index: Int

  /// Why it could not be decoded, with path and position in the document: its first issue, also where all
  /// issues of the document are asked for.
  ///
  /// All issues are found by decoding mended copies until one fits, and a document whose bad elements are
  /// dropped fits at once. To see all of theirs, decode the array without dropping:
  ///
  ///     try movies.array.reportingAllIssues().decode(bytes)
  public var error: JSONError

  /// Creates a report.
  public init(index: Int, error: JSONError) {
    self.index = index
    self.error = error
  }
}

extension LossyArray: Sendable where Element: Sendable {}

extension LossyArray: Equatable where Element: Equatable {
  /// Compares the elements; what was dropped on the way to them does not count.
  public static func == (left: LossyArray, right: LossyArray) -> Bool { left.elements == right.elements }
}

extension LossyArray: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension LossyArray: ExpressibleByArrayLiteral {
  /// Creates an array of which nothing was dropped.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension LossyArray: RandomAccessCollection, MutableCollection {
  /// 0.
  public var startIndex: Int { elements.startIndex }

  /// The number of elements.
  public var endIndex: Int { elements.endIndex }

  /// The element at a position among those that could be decoded.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
}

extension LossyArray: CustomStringConvertible {
  /// The elements, as an array prints them.
  public var description: String { elements.description }
}
