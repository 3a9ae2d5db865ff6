/// The origin of a rewritten token.
struct TokenOrigin {
  /// The offset of the strict form.
  let offset: Int
  /// The token in the text.
  let range: Range<Int>
}

/// The origins of the rewritten tokens after a text, stored by a document.
final class TokenOrigins: Sendable {
  let tokens: [TokenOrigin]

  init(_ tokens: [TokenOrigin]) { self.tokens = tokens }
}

extension [TokenOrigin] {
  /// The token in the text whose strict form begins at an offset.
  ///
  /// - Complexity: O(log *n*).
  func range(at offset: Int) -> Range<Int>? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].offset == offset ? self[low].range : nil
  }

  /// The number of nodes whose tokens begin before an offset of the text.
  ///
  /// Nodes are in the order of the text, but their offsets aren't: the rewritten tokens come after it.
  ///
  /// - Complexity: O(log² *n*).
  func nodeCount(of tape: UnsafePointer<Node>, _ nodeCount: Int, before offset: Int) -> Int {
    var low = 0
    var high = nodeCount
    while low < high {
      let middle = (low + high) / 2
      let start = tape[middle].offset
      if (range(at: start)?.lowerBound ?? start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
