/// The arrays and objects that are open at a position in a stream, the outermost first, with the current
/// child of each.
package struct OpenContainers {
  package struct Container {
    package let isObject: Bool
    /// The number of complete elements or members.
    package var count = 0
    /// The beginning of the text of the current key in `names`.
    let nameStart: Int
    /// The location of its opening bracket, if an error may need it.
    package let opening: SourceLocation?
  }

  package private(set) var all: [Container] = []
  /// The concatenated texts of the current keys, as written between their quotes.
  private var names: [UInt8] = []

  package var depth: Int { all.count }

  var isInObject: Bool { all.last?.isObject ?? false }

  mutating func open(isObject: Bool, at opening: SourceLocation?) {
    all.append(Container(isObject: isObject, nameStart: names.count, opening: opening))
  }

  /// Closes the innermost container, and returns it.
  mutating func close() -> Container? {
    guard let closed = all.popLast() else { return nil }
    names.removeSubrange(closed.nameStart...)
    return closed
  }

  /// Counts complete elements or members of the innermost container.
  mutating func add(_ children: Int) {
    guard !all.isEmpty else { return }
    all[all.count - 1].count += children
  }

  /// Counts skipped elements or members of the innermost container, and stores the key of its current member.
  mutating func add(_ skipped: StreamScanner.Skipped, in buffer: borrowing StreamBuffer) {
    add(skipped.children)
    if let key = skipped.key { name(buffer.bytes(key)) }
  }

  /// Stores the key of the innermost object's current member.
  mutating func name(_ text: UnsafeRawBufferPointer) {
    guard let object = all.last else { return }
    names.replaceSubrange(object.nameStart..., with: text)
  }

  /// The text of the current key of the object at a level, with escapes as written.
  package func name(at level: Int) -> ArraySlice<UInt8> {
    let end = level + 1 < all.count ? all[level + 1].nameStart : names.count
    return names[all[level].nameStart..<end]
  }

  /// The current key of the object at a level.
  package func key(at level: Int) -> String {
    let name = name(at: level)
    return name.withUnsafeBufferPointer { text in
      text.baseAddress.map {
        decodedText($0, count: text.count, isEscaped: text.contains(UInt8(ascii: "\\")))
      } ?? ""
    }
  }

  /// The path to the current child of the innermost of the first `count` containers.
  package func path(through count: Int) -> [JSONPath.Component] {
    (0..<count).map { level in all[level].isObject ? .key(key(at: level)) : .index(all[level].count) }
  }
}
