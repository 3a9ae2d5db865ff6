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
    let position = indices.partitionPoint { self[$0].offset >= offset }
    return position < count && self[position].offset == offset ? self[position].range : nil
  }

  /// The number of nodes whose tokens begin before an offset of the text.
  ///
  /// Nodes are in the order of the text, but their offsets aren't: the rewritten tokens come after it.
  ///
  /// - Complexity: O(log² *n*).
  func nodeCount(of tape: UnsafePointer<Node>, _ nodeCount: Int, before offset: Int) -> Int {
    (0..<nodeCount).partitionPoint { node in
      let start = tape[node].offset
      return (range(at: start)?.lowerBound ?? start) >= offset
    }
  }
}

extension Range<Int> {
  /// The first position for which `isReached` returns true, as it must for all positions after that one; the
  /// upper bound if there is none.
  ///
  /// - Complexity: O(log *n*).
  func partitionPoint(_ isReached: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
