/// Finds all data issues of a document, with any decode that stops at the first.
///
/// No dialect could go on by itself: an initializer that throws at its first field makes no model. So the
/// document is mended instead. The value that was refused gets a stand-in, a missing member is added, what
/// nothing can stand in for is left out; then the copy is decoded anew, and what it says next is the next
/// issue. Every place of the copy knows its origin, so that path and position are those of the original.
/// Issues about stand-ins, and those that they cause, are not reported: an issue in the object of a stand-in
/// counts only if it stays when another value stands in.
///
/// The success path knows nothing of this, and all strategies agree on the issues.
///
/// - Complexity: O(*n* · *k*) for *k* issues in a document of *n* nodes.
struct IssueCollector: ~Copyable {
  let document: Document
  let rules: DecodingRules
  private(set) var repair = Repair()
  /// The issues by their place in the document.
  private var found: [Found] = []
  private var remainingDecodes: Int
  /// How often may still be decoded to find out whether an issue depends on a stand-in.
  var remainingChecks: Int
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
    remainingChecks = remainingDecodes
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
    while note(pending, in: copy, decode), mend(pending, in: copy, decode), remainingDecodes > 0 {
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
      noteUnknownKeys(of: copy, before: isComplete ? nil : pending.node, decode)
    }
    found.sort { $0.node < $1.node }
    return JSONError(
      issues: found.map(\.issue), isTruncated: isTruncated || !isComplete || repair.isLossy)
  }

  /// Notes an issue, unless it is about a repair or caused by one; false if there are enough.
  private mutating func note(
    _ pending: PendingIssue, in copy: Repair.Copy?, _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
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
    if copy != nil, dependsOnGuess(pending.kind, at: pending.node, decode) {
      isTruncated = true
      return true
    }
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

  private mutating func noteUnknownKeys(
    of copy: Repair.Copy?, before end: Int?, _ decode: (Document) throws(JSONError) -> Void
  ) {
    let decoded = copy?.document ?? document
    var unknown = decoded.keyTracker?.unknownKeys(in: decoded, before: end) ?? []
    if let copy {
      for position in unknown.indices {
        unknown[position].node = copy.origins[unknown[position].node]
        unknown[position].object = copy.origins[unknown[position].object]
      }
      unknown.removeAll { $0.node < 0 }
      let sought = valuesSought(besides: unknown.map(\.node), decode)
      let count = unknown.count
      unknown.removeAll { sought.contains($0.node + 1) }
      if unknown.count < count { isTruncated = true }
    }
    var models = ModelFinder(document, repair: repair)
    for key in unknown {
      guard found.count < rules.issueLimit else {
        isTruncated = true
        return
      }
      let model = key.object < 0 ? nil : models.model(reading: key.object, decode)
      found.append(Found(node: key.node, issue: key.resolved(in: document, model: model)))
    }
  }
}

extension Document {
  /// Tells this document apart from others; only compared.
  var identity: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
