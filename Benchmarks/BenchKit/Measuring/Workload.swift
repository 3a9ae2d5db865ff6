/// The figures of one call with a document of the mean length, as another process measures them.
struct CallFigures {
  var nanoseconds: Double
  /// `nil` where it counts none.
  var allocatedBytes: Double?
}

/// The calls of a cell.
///
/// Calls are numbered from 0 and use the documents in turn: call `n` uses document `n` modulo their count.
package struct Workload {
  /// The number of objects that one call decodes or encodes.
  package let objects: Int
  /// The length of each document in bytes.
  package let lengths: [Int]
  /// Checks that the calls compute the correct result for all documents.
  ///
  /// - Throws: ``GateFailure``, or the error of the strategy.
  package let check: () throws -> Void
  /// Makes the calls with the given numbers; each call's result is destroyed before the next call.
  package let run: (_ calls: Range<Int>) throws -> Void

  /// Returns a call that is only counted: it decodes a longer list, which is complete, or arrives in a number
  /// of parts, if `decodesEach` with the value so far after each.
  var arriving: ((_ parts: Int?, _ decodesEach: Bool) -> () throws -> Void)?

  /// Makes a number of calls in whole turns, in another process, which measures them; `nil` if the calls of
  /// `run` are measured.
  var timed: ((_ calls: Int) throws -> CallFigures)?

  /// The number of documents.
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

  /// The mean length of the documents of some calls, divided by the mean length of all documents.
  ///
  /// In a sample, a slow row uses fewer documents than a fast one. Dividing by this factor makes their times
  /// comparable.
  ///
  /// - Complexity: O(*n*) in the number of documents.
  func relativeLength(of calls: Range<Int>) -> Double {
    let rest = calls.count % lengths.count
    guard rest > 0, meanLength > 0 else { return 1 }
    var bytes = 0
    (calls.lowerBound..<calls.lowerBound + rest).forEachDocument(of: lengths.count) { bytes += lengths[$0] }
    let whole = Double(calls.count - rest) * meanLength
    return (whole + Double(bytes)) / (Double(calls.count) * meanLength)
  }
}

extension Range<Int> {
  /// Calls `body` with the document of each call.
  func forEachDocument(of count: Int, _ body: (_ document: Int) throws -> Void) rethrows {
    var document = lowerBound % count
    for _ in self {
      try body(document)
      document += 1
      // Cheaper than a division, which would take some percent of the shortest call.
      if document == count { document = 0 }
    }
  }
}
