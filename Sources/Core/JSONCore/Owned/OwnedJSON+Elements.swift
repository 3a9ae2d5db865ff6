extension OwnedJSON {
  /// The elements of an array, as a collection.
  public struct Elements: Sendable {
    private(set) var contents: OwnedContents

    /// Creates an empty collection.
    public init() { contents = OwnedContents() }

    /// Creates elements from values.
    public init(_ values: some Sequence<OwnedJSON>) { contents = OwnedContents(values: Array(values)) }

    init(contents: OwnedContents) { self.contents = contents }
  }
}

extension OwnedJSON.Elements: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { contents.count }

  /// The element at a position.
  ///
  /// - Precondition: The position is that of an element.
  public subscript(position: Int) -> OwnedJSON {
    get { contents.value(at: position) }
    set {
      OwnedContents.makeUnique(&contents)
      contents.setValue(newValue, at: position)
    }
  }

  /// Replaces the elements of a range.
  public mutating func replaceSubrange(_ range: Range<Int>, with values: some Collection<OwnedJSON>) {
    OwnedContents.makeUnique(&contents)
    contents.replaceElements(range, with: values)
  }

  /// Creates elements from values.
  public init(arrayLiteral values: OwnedJSON...) { self.init(values) }
}

extension OwnedJSON.Elements: Hashable, CustomStringConvertible {
  /// Compares the elements in order; see ``OwnedJSON``.
  public static func == (left: Self, right: Self) -> Bool { OwnedJSON.array(left) == .array(right) }

  /// Hashes the elements in order.
  public func hash(into hasher: inout Hasher) { OwnedJSON.array(self).hash(into: &hasher) }

  /// The array as compact JSON.
  public var description: String { OwnedJSON.array(self).description }
}
