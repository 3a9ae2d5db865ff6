/// Finds all data issues of a document, with any decode that stops at the first.
///
/// No dialect could go on by itself: an initializer that throws at its first field makes no model. So the
/// document is mended instead. The value that was refused gets a stand-in, a missing member is added, what
/// nothing can stand in for is left out; then the copy is decoded anew, and what it says next is the next
/// issue. Every place of the copy knows its origin, so that path and position are those of the original.
/// Issues about stand-ins, and those that they cause further up, are not reported.
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
  /// Whether a mended copy could be decoded to its end.
  private var isComplete = false

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
    var copy: Repair.Copy?
    while note(pending, in: copy), mend(pending, in: copy, decode), remainingDecodes > 0 {
      remainingDecodes -= 1
      guard let next = repair.copy(of: document) else { break }
      if rules.rejectsUnknownKeys { next.document.trackKeys() }
      copy = next
      do throws(JSONError) {
        try decode(next.document)
        isComplete = true
        break
      } catch {
        guard let thrown = error.storage.pending, thrown.document == next.document.identity else { break }
        pending = thrown
      }
    }
    if rules.rejectsUnknownKeys {
      noteUnknownKeys(of: copy, before: isComplete ? nil : pending.node)
    }
    found.sort { $0.node < $1.node }
    return JSONError(
      issues: found.map(\.issue), isTruncated: isTruncated || !isComplete || repair.isLossy)
  }

  /// Notes an issue, unless it is about a repair or caused by one; false if there are enough.
  private mutating func note(_ pending: PendingIssue, in copy: Repair.Copy?) -> Bool {
    var pending = pending
    if let origins = copy?.origins {
      guard origins.indices.contains(pending.node) else { return false }
      let origin = origins[pending.node]
      guard origin >= 0 else { return true }
      pending.node = origin
      pending.modelNode = pending.modelNode.flatMap { origins.indices.contains($0) ? origins[$0] : nil }
      if let model = pending.modelNode, model < 0 { pending.modelNode = nil }
      pending.alternatives = pending.alternatives(from: origins, in: document)
    }
    pending.document = document.identity
    let isKnown = found.contains { $0.node == pending.node && $0.issue.kind == pending.kind }
    guard !isKnown, !repair.mayCause(pending.kind, at: pending.node, in: document) else { return true }
    guard found.count < rules.issueLimit else {
      isTruncated = true
      return false
    }
    found.append(Found(node: pending.node, issue: document.resolve(pending)))
    return true
  }

  private mutating func mend(
    _ pending: PendingIssue, in copy: Repair.Copy?, _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
    guard let cause = Cause(pending, origins: copy?.origins) else { return false }
    // What lies behind a check in the midst of a model is lost with the model.
    switch cause.kind {
    case .custom, .transformFailed:
      if !hasSeenAll(of: pending.node, in: copy?.document, decode) { isTruncated = true }
    default: break
    }
    return repair.mend(cause, in: document)
  }

  /// Whether a decode has looked at all of a value before it refused it; finds out by decoding again.
  private func hasSeenAll(
    of node: Int, in copy: Document?, _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
    guard (copy ?? document).tape[node].isContainer else { return true }
    let tracked = copy ?? Document(copying: document)
    tracked.trackKeys()
    try? decode(tracked)
    return tracked.keyTracker?.hasSeenAll(of: node, in: tracked) ?? false
  }

  private mutating func noteUnknownKeys(of copy: Repair.Copy?, before end: Int?) {
    let decoded = copy?.document ?? document
    for var key in decoded.keyTracker?.unknownKeys(in: decoded, before: end) ?? [] {
      guard found.count < rules.issueLimit else {
        isTruncated = true
        return
      }
      if let copy { key.node = copy.origins[key.node] }
      if key.node >= 0 { found.append(Found(node: key.node, issue: key.resolved(in: document))) }
    }
  }
}

extension Document {
  /// Tells this document apart from others; only compared.
  var identity: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
