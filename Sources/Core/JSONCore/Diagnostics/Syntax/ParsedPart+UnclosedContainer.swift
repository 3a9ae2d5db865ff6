extension ParsedPart {
  /// The container that most likely lacks its closing bracket, as far as the indentation shows it.
  ///
  /// If a closing bracket is missing, each later one closes a container that is nested deeper than the author
  /// meant. Such a bracket is the first character of its line. It is indented less than the line that opens
  /// the container that it closes, and as much as the line that opens an outer container.
  ///
  /// ```text
  /// {
  ///   "size": {
  ///     "width": 3
  /// }                 closes "size", and is aligned with the first bracket
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of siblings before it, or before the failure; few of them are
  ///   examined.
  var unclosedContainer: Int? {
    // The nodes of JSON5 tokens may point to their strict forms after the text.
    guard !isJSON5, origins.isEmpty else { return nil }
    var search = IndentationSearch(self)
    for (level, container) in open.enumerated() {
      search.enter(container)
      let inner = level + 1 < open.count ? open[level + 1] : nil
      guard let found = search.firstMisclosed(in: container, before: inner, endingAt: end) else { continue }
      var (unclosed, closing) = found
      search.enter(unclosed)
      while let inner = search.firstMisclosed(in: unclosed, endingAt: closing) {
        (unclosed, closing) = inner
        search.enter(unclosed)
      }
      return unclosed
    }
    return nil
  }
}

/// Compares the indentation of opening and closing brackets.
private struct IndentationSearch {
  private let part: ParsedPart
  /// The innermost containers around the examined child, with the indentation of their lines.
  private var outer: [(isObject: Bool, indentation: Range<Int>)] = []

  /// A misplaced bracket hardly ever belongs to a container more levels out.
  private static let levels = 16
  /// The number of children that are examined: a container that lacks its bracket includes the text after it,
  /// as far as that can be parsed.
  private static let children = 256

  /// The number of bytes that are searched for the beginning of a line.
  private static let reach = 1024

  init(_ part: ParsedPart) { self.part = part }

  /// Descends to the children of a container.
  mutating func enter(_ container: Int) {
    guard let indentation = indentation(ofLineAt: part.tape[container].offset) else { return }
    if outer.count == IndentationSearch.levels { outer.removeFirst() }
    outer.append((part.tape[container].isKind(.object), indentation))
  }

  /// Among a container's last children, the first that was closed by the bracket of an outer container, with
  /// the offset of that bracket.
  ///
  /// - Parameter open: The child that the parser left open, if there is one.
  func firstMisclosed(
    in container: Int, before open: Int? = nil, endingAt end: Int
  ) -> (child: Int, closing: Int)? {
    let tape = part.tape
    let keys = tape[container].isKind(.object) ? 1 : 0
    let limit = open.map { $0 - keys } ?? part.end(of: container)
    let end = open.map { tape[$0 - keys].offset } ?? end
    var children: [Int] = []
    var next = container + 1
    // The last key may have no value.
    while next + keys < limit {
      children.append(next + keys)
      next += keys + tape[next + keys].size
    }
    for child in children.suffix(IndentationSearch.children) where tape[child].isContainer {
      let next = child + tape[child].size
      let following = next < limit ? tape[next].offset : end
      if let closing = misclosing(of: child, before: following) { return (child, closing) }
    }
    return nil
  }

  /// The offset of a container's closing bracket, if it was most likely written for an outer container.
  private func misclosing(of container: Int, before end: Int) -> Int? {
    let isObject = part.tape[container].isKind(.object)
    let opening = part.tape[container].offset
    let content = part.text[opening..<max(opening, end)]
    guard let closing = content.lastIndex(where: { !isWhiteSpace($0) && $0 != UInt8(ascii: ",") }),
      closing > opening, part.text[closing] == UInt8(ascii: isObject ? "}" : "]"),
      let indentation = indentation(before: closing), let own = self.indentation(ofLineAt: opening),
      own.count > indentation.count
    else { return nil }
    let isOfOther = outer.contains { other in
      other.isObject == isObject && other.indentation.count == indentation.count
        && part.text[other.indentation].elementsEqual(part.text[indentation])
    }
    return isOfOther ? closing : nil
  }

  /// The white space before a bracket that is the first in its line.
  private func indentation(before closing: Int) -> Range<Int>? {
    var start = closing
    while start > 0, part.text[start - 1] == 0x20 || part.text[start - 1] == 0x09 { start -= 1 }
    return start == 0 || isLineBreak(part.text[start - 1]) ? start..<closing : nil
  }

  /// The white space at the beginning of the line that contains an offset; `nil` if that is out of reach.
  private func indentation(ofLineAt place: Int) -> Range<Int>? {
    let limit = max(0, place - IndentationSearch.reach)
    let lineBreak = part.text[limit..<place].lastIndex(where: isLineBreak)
    guard limit == 0 || lineBreak != nil else { return nil }
    let start = lineBreak.map { $0 + 1 } ?? 0
    return start..<(part.text[start..<place].firstIndex { !isWhiteSpace($0) } ?? place)
  }
}
