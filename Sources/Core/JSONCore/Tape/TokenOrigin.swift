/// Where a token that was written once more came from.
struct TokenOrigin {
  /// The offset of the strict form.
  let offset: Int
  /// The token in the text.
  let range: Range<Int>
}

/// Where the tokens behind a text came from, for a document to keep.
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
  /// Nodes are in the order of the text, offsets are not: the rewritten tokens stand behind it.
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
