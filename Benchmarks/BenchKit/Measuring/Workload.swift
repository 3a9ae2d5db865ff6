/// The calls of a cell, ready to run.
///
/// Calls are numbered from 0 and go through the documents in turn: call `n` uses document `n` modulo
/// their number. Calls of the same numbers use the same documents in the same order.
package struct Workload {
  /// Objects of the model that one call decodes or encodes.
  package let objects: Int
  /// The bytes of each document, for operations in both directions.
  package let lengths: [Int]
  /// Checks that the calls compute the right result, whatever their document.
  ///
  /// - Throws: ``GateFailure``, or the error of the strategy.
  package let check: () throws -> Void
  /// Makes the calls of these numbers; each destroys its result before the next begins.
  package let run: (_ calls: Range<Int>) throws -> Void

  /// How many documents there are.
  package var documents: Int { lengths.count }
  /// The mean length of the documents.
  package let meanLength: Double

  package init(
    objects: Int, lengths: [Int], check: @escaping () throws -> Void = {},
    run: @escaping (_ calls: Range<Int>) throws -> Void
  ) {
    self.objects = objects
    self.lengths = lengths
    self.check = check
    self.run = run
    meanLength = Double(lengths.reduce(0, +)) / Double(max(1, lengths.count))
  }

  /// The mean length of some calls' documents as a factor of the mean of all; 1 for whole turns.
  ///
  /// The slower row of a pair gets through fewer documents in the time of a sample: without this, their
  /// lengths would be part of the difference.
  ///
  /// - Complexity: O(documents).
  func relativeLength(of calls: Range<Int>) -> Double {
    let rest = calls.count % lengths.count
    guard rest > 0, meanLength > 0 else { return 1 }
    var bytes = 0
    (calls.lowerBound..<calls.lowerBound + rest).forEachDocument(of: lengths.count) {
      bytes += lengths[$0]
    }
    let whole = Double(calls.count - rest) * meanLength
    return (whole + Double(bytes)) / (Double(calls.count) * meanLength)
  }
}

extension Range<Int> {
  /// The documents that the calls of these numbers use, one after the other.
  func forEachDocument(of count: Int, _ body: (_ document: Int) throws -> Void) rethrows {
    var document = lowerBound % count
    for _ in self {
      try body(document)
      document += 1
      // Cheaper than a division, which would be some percent of the shortest call.
      if document == count { document = 0 }
    }
  }
}
