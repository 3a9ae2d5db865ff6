/// Collects issues beside the thrown error, for dialects whose own error type has no room for a place.
///
/// One decode runs on one thread, and a sink belongs to one decode: it is not shared.
public final class IssueSink {
  @exclusivity(unchecked) @usableFromInline var pending: [PendingIssue] = []
  /// What the dialect calls each issue; as many as there are issues.
  @exclusivity(unchecked) private var failures: [(any Error)?] = []

  init() {}

  /// The number of issues noted so far.
  package var count: Int { pending.count }

  /// Forgets all issues noted after the first `count`.
  package func truncate(to count: Int) {
    pending.removeSubrange(count...)
    failures.removeSubrange(count...)
  }

  /// Names the model of all issues from `start` on that do not name one yet.
  package func annotate(from start: Int, model: Any.Type, at json: JSONValue) {
    for index in pending.indices.dropFirst(start) where pending[index].model == nil {
      pending[index].model = model
      pending[index].modelNode = json.index
    }
  }

  /// Names the model that was being decoded from `json`, in all issues below it, and in those about it as a
  /// whole, that do not name one yet.
  ///
  /// A value of the wrong type is its owner's issue, unless an object was expected.
  package func annotate(model: Any.Type, at json: JSONValue) {
    let nodes = json.index..<json.index + json.node.pointee.size
    for index in pending.indices where pending[index].model == nil && nodes.contains(pending[index].node) {
      guard pending[index].node != json.index || pending[index].kind.concernsModel(at: json) else { continue }
      pending[index].model = model
      pending[index].modelNode = json.index
    }
  }

  /// Whether every issue noted so far names a model.
  package var namesAllModels: Bool { pending.allSatisfy { $0.model != nil } }

  /// The kinds noted so far, in the order in which they were noted.
  package var kinds: [Issue.Kind] { pending.map(\.kind) }

  /// The issue noted at a position as an error.
  package func error(at position: Int) -> JSONError {
    JSONError(pending: pending[position])
  }

  /// The dialect's own error for the issue noted at a position, if it was noted with one.
  package func failure(at position: Int) -> (any Error)? { failures[position] }

  func append(_ issue: PendingIssue, as failure: (any Error)?) {
    pending.append(issue)
    failures.append(failure)
  }
}

extension JSONValue {
  /// The sink of this decode, when its entry point made one or something has been noted.
  package var sink: IssueSink? { header.pointee.sink?.pointee }

  /// The number of issues noted so far in this decode.
  @inlinable @inline(__always)
  public var issueCount: Int {
    guard let place = header.pointee.sink, let sink = place.pointee else { return 0 }
    return sink.pending.count
  }

  /// Notes an issue about this value in the decode's sink, if there is one.
  ///
  /// - Parameter failure: What the dialect calls it.
  @inline(never)
  package func note(_ kind: Issue.Kind, as failure: (any Error)? = nil) {
    note(pendingIssue(kind), as: failure)
  }

  /// Notes what was thrown about this value, or about one below it, in the decode's sink, if there is one.
  ///
  /// - Parameter failure: What the dialect calls it.
  @inline(never)
  package func note(_ error: JSONError, as failure: (any Error)? = nil) {
    note(error.placed(at: self).storage.pending ?? pendingIssue(error.kind), as: failure)
  }

  private func note(_ issue: PendingIssue, as failure: (any Error)?) {
    guard let place = header.pointee.sink else { return }
    let sink = place.pointee ?? IssueSink()
    place.pointee = sink
    sink.append(issue, as: failure)
  }

  /// Calls `body` with this value and a new sink.
  package func withSink<Result, Failure: Error>(
    _ body: (JSONValue, IssueSink) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let sink = IssueSink()
    return try withPlaceForSink(sink) { (json) throws(Failure) in try body(json, sink) }
  }

  /// Calls `body` with this value and room for a sink, which is made when the first issue is noted. Without
  /// an issue nothing is allocated.
  @inlinable @inline(__always)
  public func withPlaceForSink<Result, Failure: Error>(
    _ sink: IssueSink? = nil, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var sink = sink
    return try withUnsafeMutablePointer(to: &sink) { (place) throws(Failure) -> Result in
      var header = header.pointee
      header.sink = place
      return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
        try body(JSONValue(node: node, header: pointer))
      }
    }
  }
}
