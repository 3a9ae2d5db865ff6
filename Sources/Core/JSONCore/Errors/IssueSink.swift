/// Collects issues beside the thrown error, for dialects whose own error type has no room for a place.
///
/// One decode runs on one thread, and a sink belongs to one decode: it is not shared.
public final class IssueSink {
  @usableFromInline var pending: [PendingIssue] = []

  init() {}

  /// The number of issues noted so far.
  public var count: Int { pending.count }

  /// Forgets all issues noted after the first `count`.
  public func truncate(to count: Int) {
    pending.removeSubrange(count...)
  }

  /// Names the model of all issues from `start` on that do not name one yet.
  public func annotate(from start: Int, model: Any.Type, at json: JSONValue) {
    for index in pending.indices.dropFirst(start) where pending[index].model == nil {
      pending[index].model = model
      pending[index].modelNode = json.index
    }
  }

  /// The kinds noted so far, in the order in which they were noted.
  public var kinds: [Issue.Kind] { pending.map(\.kind) }

  /// The issue noted at a position as an error.
  public func error(at position: Int) -> JSONError {
    JSONError(pending: pending[position])
  }
}

extension JSONValue {
  /// The sink of this decode, when its entry point made one.
  public var sink: IssueSink? {
    header.pointee.sink?.takeUnretainedValue()
  }

  /// Notes an issue about this value in the decode's sink, if there is one.
  @inline(never)
  public func note(_ kind: Issue.Kind) {
    sink?.pending.append(pendingIssue(kind))
  }

  /// Calls `body` with this value and a new sink.
  public func withSink<Result, Failure: Error>(
    _ body: (JSONValue, IssueSink) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let sink = IssueSink()
    var header = header.pointee
    header.sink = .passUnretained(sink)
    let value = try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
      try body(JSONValue(node: node, header: pointer), sink)
    }
    withExtendedLifetime(sink) {}
    return value
  }
}
