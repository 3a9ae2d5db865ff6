/// The arrays and objects that are open at a place of a stream, the outermost first, and where in them the place
/// is.
package struct OpenContainers {
  package struct Container {
    package let isObject: Bool
    /// How many elements or members are complete.
    package var count = 0
    /// Where the text of the current key begins among the names.
    let nameStart: Int
    /// Where its opening bracket stands, if that is worth knowing.
    package let opening: SourceLocation?
  }

  package private(set) var all: [Container] = []
  /// The texts of the current keys, as they stand between their quotes, one behind the other.
  private var names: [UInt8] = []

  package var depth: Int { all.count }

  var isInObject: Bool { all.last?.isObject ?? false }

  mutating func open(isObject: Bool, at opening: SourceLocation?) {
    all.append(Container(isObject: isObject, nameStart: names.count, opening: opening))
  }

  /// Closes the innermost one, and returns it.
  mutating func close() -> Container? {
    guard let closed = all.popLast() else { return nil }
    names.removeSubrange(closed.nameStart...)
    return closed
  }

  /// Counts an element or member of the innermost container that is complete.
  mutating func countChild() {
    guard !all.isEmpty else { return }
    all[all.count - 1].count += 1
  }

  /// Notes the key of the innermost object's current member.
  mutating func name(_ text: UnsafeRawBufferPointer) {
    guard let object = all.last else { return }
    names.removeSubrange(object.nameStart...)
    names.append(contentsOf: text)
  }

  /// The text of the current key of the object at a level, escapes as they were written.
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

  /// The way to the current child of the innermost of some containers, from the outermost on.
  package func path(through count: Int) -> [JSONPath.Component] {
    (0..<count).map { level in all[level].isObject ? .key(key(at: level)) : .index(all[level].count) }
  }
}
