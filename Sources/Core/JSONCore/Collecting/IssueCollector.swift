/// Finds all data issues of a document, with any decode that stops at the first.
///
/// No dialect could go on by itself: an initializer that throws at its first field makes no model. So the
/// document is mended instead. The value that was refused gets a stand-in, a missing member is added, an
/// element for which there is no stand-in is left out; then the copy is decoded anew, and what it says next
/// is the next issue. Every place of the copy knows its origin, so that path and position are those of the
/// original. Issues about stand-ins, and those that they cause further up, are not reported.
///
/// The success path knows nothing of this, and all strategies agree on the issues.
///
/// - Complexity: O(*n* · *k*) for *k* issues in a document of *n* nodes.
struct IssueCollector: ~Copyable {
  private let document: Document
  private let rules: DecodingRules
  private var repair = Repair()
  /// The issues by their place in the document.
  private var found: [Found] = []
  private var remainingDecodes: Int
  private var isTruncated = false

  private struct Found {
    var node: Int
    var issue: Issue
  }

  init(_ document: Document, rules: DecodingRules) {
    self.document = document
    self.rules = rules
    remainingDecodes = 64 + 16 * min(rules.issueLimit, 1 << 32)
  }

  /// The error with all issues, given the one that the decode of the document threw.
  ///
  /// - Parameter decode: Decodes a copy of the document; throws unresolved errors.
  consuming func error(
    startingWith first: JSONError, decoding decode: (Document) throws(JSONError) -> Void
  ) -> JSONError {
    guard var pending = first.storage.pending, pending.document == document.identity else {
      return first.resolved(in: document)
    }
    var origins: [Int]?
    while mend(pending, origins: origins), remainingDecodes > 0 {
      remainingDecodes -= 1
      guard let copy = repair.copy(of: document) else { break }
      if rules.rejectsUnknownKeys { copy.document.trackKeys() }
      do throws(JSONError) {
        try decode(copy.document)
        noteUnknownKeys(of: copy)
        break
      } catch {
        guard let next = error.storage.pending, next.document == copy.document.identity else { break }
        pending = next
        origins = copy.origins
      }
    }
    found.sort { $0.node < $1.node }
    return JSONError(issues: found.map(\.issue), isTruncated: isTruncated)
  }

  /// Notes an issue, unless a repair caused it, and mends its cause; false if the search is over.
  ///
  /// - Parameter origins: The places in the original by those in the copy that was decoded.
  private mutating func mend(_ pending: PendingIssue, origins: [Int]?) -> Bool {
    var pending = pending
    if let origins {
      guard origins.indices.contains(pending.node) else { return false }
      let origin = origins[pending.node]
      guard origin >= 0 else { return repair.mendStandIn(~origin, pending.kind, in: document) }
      pending.node = origin
      pending.modelNode = pending.modelNode.flatMap { origins.indices.contains($0) ? origins[$0] : nil }
      if let model = pending.modelNode, model < 0 { pending.modelNode = nil }
      pending.alternatives = pending.alternatives(from: origins, in: document)
    }
    pending.document = document.identity
    let isKnown = found.contains { $0.node == pending.node && $0.issue.kind == pending.kind }
    guard !isKnown, !repair.mayCause(pending, in: document) else {
      return repair.leaveOut(pending.node, of: document)
    }
    guard found.count < rules.issueLimit else {
      isTruncated = true
      return false
    }
    found.append(Found(node: pending.node, issue: document.resolve(pending)))
    return repair.mend(pending, in: document)
  }

  private mutating func noteUnknownKeys(of copy: Repair.Copy) {
    for var key in copy.document.keyTracker?.unknownKeys(in: copy.document) ?? [] {
      guard found.count < rules.issueLimit else {
        isTruncated = true
        return
      }
      key.node = copy.origins[key.node]
      if key.node >= 0 { found.append(Found(node: key.node, issue: key.resolved(in: document))) }
    }
  }
}

extension Document {
  /// Tells this document apart from others; only compared.
  var identity: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
