/// Collects issues beside the thrown error, for dialects whose own error type has no room for a place.
///
/// It lies on the stack of the decode that it belongs to, and can't be kept beyond it. One decode runs on one
/// thread.
public struct IssueSink {
  @usableFromInline let notes: UnsafeMutablePointer<IssueNotes>

  @inlinable @inline(__always)
  init(_ notes: UnsafeMutablePointer<IssueNotes>) { self.notes = notes }

  /// The number of issues noted so far.
  @inlinable @inline(__always)
  package var count: Int { notes.pointee.count }

  /// Forgets all issues noted after the first `count`.
  package func truncate(to count: Int) { notes.pointee.truncate(to: count) }

  /// Names the model of all issues from `start` on that do not name one yet.
  package func annotate(from start: Int, model: Any.Type, at json: JSONValue) {
    for position in 0..<count where position >= start { name(position, model, at: json) }
  }

  /// Whether an issue names the model that was decoded.
  @usableFromInline
  package enum Naming {
    /// No issue was noted with the failure.
    case unknown
    /// It needs no name, or has one.
    case settled
    /// The issue noted at a position lacks the name, if a model was decoded.
    case lacking(Int)
  }

  /// Whether the issue that was noted with a failure lacks the name of what was decoded from `json`.
  @inlinable
  package func naming<Failure: Error>(of failure: Failure, after json: JSONValue) -> Naming {
    naming(ofBits: NotedFailure.bits(of: failure), type: Failure.self, after: json)
  }

  @usableFromInline
  func naming(ofBits bits: UInt, type: Any.Type, after json: JSONValue) -> Naming {
    guard let position = position(ofBits: bits, type: type) else { return .unknown }
    return notes.pointee.isNamed(position, after: json) ? .lacking(position) : .settled
  }

  /// Whether a model that is decoded from `json` gives its name to the issue noted at a position.
  package func isNamed(_ position: Int, after json: JSONValue) -> Bool {
    notes.pointee.isNamed(position, after: json)
  }

  /// Names the model of the issue noted at a position, if it names none yet.
  package func name(_ position: Int, _ model: Any.Type, at json: JSONValue) {
    notes.pointee.change(position) { $0.name(model, at: json) }
  }

  /// The errors noted so far, by the places of their values in the document.
  package var errorsInDocumentOrder: [JSONError] {
    let errors = (0..<count).map { (node: error(at: $0).storage.pendingNode ?? .max, position: $0) }
    return errors.sorted { ($0.node, $0.position) < ($1.node, $1.position) }.map { error(at: $0.position) }
  }

  /// Whether issues were noted beyond the sink's limit.
  package var isTruncated: Bool { notes.pointee.isTruncated }

  /// The issue noted at a position as an error.
  package func error(at position: Int) -> JSONError { notes.pointee.error(at: position) }

  /// The position of the issue that was noted last with a failure, the very one and not only an equal one.
  @inlinable
  package func position<Failure: Error>(of failure: Failure) -> Int? {
    position(ofBits: NotedFailure.bits(of: failure), type: Failure.self)
  }

  @usableFromInline
  func position(ofBits bits: UInt, type: Any.Type) -> Int? {
    var position = count
    if position == 1, let first = notes.pointee.firstFailure {
      return first.bits == bits && first.type == type ? 0 : nil
    }
    while position > 0 {
      position -= 1
      let failure = notes.pointee.failure(at: position)
      if let failure, failure.bits == bits, failure.type == type { return position }
    }
    return nil
  }

  /// Gives the issue noted at a position another name in the dialect's words.
  @inlinable
  package func rename<Failure: Error>(_ position: Int, _ failure: Failure) {
    notes.pointee.rename(position, NotedFailure(retaining: failure))
  }

  /// Forgets all issues but for the one that was noted with a failure, which is returned with the name of the
  /// model that is decoded from `json`; `nil` if there is none.
  @inlinable
  package func takeError<Failure: Error>(
    of failure: Failure, naming model: Any.Type?, after json: JSONValue
  ) -> JSONError? {
    takeError(ofBits: NotedFailure.bits(of: failure), type: Failure.self, naming: model, after: json)
  }

  @usableFromInline
  func takeError(
    ofBits bits: UInt, type: Any.Type, naming model: Any.Type?, after json: JSONValue
  ) -> JSONError? {
    guard let position = position(ofBits: bits, type: type) else { return nil }
    return notes.pointee.takeError(at: position, naming: model, after: json)
  }

  /// Puts another issue in the place of the one noted at a position.
  package func replace(_ position: Int, with error: JSONError) {
    notes.pointee.change(position) { $0 = error }
  }

  /// What tells a failure apart from all others, as long as it is kept.
  package static func identity<Failure: Error>(of failure: Failure) -> UInt { NotedFailure.bits(of: failure) }
}

extension JSONValue {
  /// The sink of this decode, when its entry point made one.
  package var sink: IssueSink? { header.pointee.notes.map { IssueSink($0) } }

  /// The number of issues noted so far in this decode.
  @inlinable @inline(__always)
  public var issueCount: Int { header.pointee.notes?.pointee.count ?? 0 }

  /// Notes an issue about this value in the decode's sink, if there is one.
  ///
  /// - Parameter failure: What the dialect calls it, an error of one word.
  @inlinable
  package func note<Failure: Error>(_ kind: Issue.Kind, as failure: Failure) {
    note(error(kind), as: failure)
  }

  /// Notes what was thrown about this value, or about one below it, in the decode's sink, if there is one.
  @inline(never)
  package func note(_ error: consuming JSONError) { note(error, nil) }

  /// Notes what was thrown about this value, or about one below it, in the decode's sink, if there is one.
  ///
  /// - Parameter failure: What the dialect calls it, an error of one word.
  @inlinable
  package func note<Failure: Error>(_ error: consuming JSONError, as failure: Failure) {
    guard header.pointee.notes != nil else { return }
    note(error, NotedFailure(retaining: failure))
  }

  /// - Parameter failure: Is taken over.
  @inline(never) @usableFromInline
  func note(_ error: consuming JSONError, _ failure: NotedFailure?) {
    guard let notes = header.pointee.notes else { return }
    if !error.isPlaced {
      error = error.placed(at: self)
      if !error.isPlaced { error = self.error(error.kind) }
    }
    notes.pointee.append(error, failure)
  }

  /// Calls `body` with this value and a new sink.
  package func withSink<Result, Failure: Error>(
    _ body: (JSONValue, IssueSink) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withNotes { (json, notes) throws(Failure) -> Result in try body(json, IssueSink(notes)) }
  }

  /// Calls `body` with this value and a new sink that keeps the first `limit` issues.
  package func withSink<Result>(limit: Int, _ body: (JSONValue, IssueSink) -> Result) -> Result {
    withSink { (json, sink) in
      sink.notes.pointee.limit(to: limit)
      defer { sink.notes.pointee.limit(to: nil) }
      return body(json, sink)
    }
  }

  /// Calls `body` with this value and a new sink. Without an issue nothing is allocated.
  @inlinable @inline(__always)
  public func withPlaceForSink<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withNotes { (json, _) throws(Failure) -> Result in try body(json) }
  }

  @inlinable @inline(__always)
  func withNotes<Result, Failure: Error>(
    _ body: (JSONValue, UnsafeMutablePointer<IssueNotes>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var notes = IssueNotes()
    return try withUnsafeMutablePointer(to: &notes) { (notes) throws(Failure) -> Result in
      defer { if notes.pointee.count != 0 { notes.pointee.truncate(to: 0) } }
      var header = header.pointee
      header.notes = notes
      return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
        try body(JSONValue(node: node, header: pointer), notes)
      }
    }
  }
}
