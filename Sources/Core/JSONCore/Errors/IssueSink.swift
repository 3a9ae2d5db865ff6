/// Collects issues beside the thrown error, for dialects whose own error type has no room for a place.
///
/// One decode runs on one thread, and a sink belongs to one decode: it is not shared.
public final class IssueSink {
  /// The number of issues noted so far.
  @exclusivity(unchecked) @usableFromInline package private(set) var count = 0
  // The first issue has room of its own: most decodes that fail note no other.
  @exclusivity(unchecked) private var firstError: JSONError?
  @exclusivity(unchecked) private var firstFailure: HeldFailure?
  @exclusivity(unchecked) private var others: [Note] = []

  private final class Note {
    @exclusivity(unchecked) var error: JSONError
    /// What the dialect calls the issue.
    @exclusivity(unchecked) var failure: HeldFailure?

    init(_ error: JSONError, _ failure: consuming HeldFailure?) {
      self.error = error
      self.failure = failure
    }
  }

  init() {}

  /// Forgets all issues noted after the first `count`.
  package func truncate(to count: Int) {
    others.removeSubrange(max(count - 1, 0)...)
    if count == 0 {
      firstError = nil
      firstFailure = nil
    }
    self.count = count
  }

  /// Names the model of all issues from `start` on that do not name one yet.
  package func annotate(from start: Int, model: Any.Type, at json: JSONValue) {
    for position in 0..<count where position >= start { name(position, model, at: json) }
  }

  /// Names the model that was being decoded from `json`, in all issues below it, and in those about it as a
  /// whole, that do not name one yet.
  ///
  /// A value of the wrong type is its owner's issue, unless an object was expected.
  package func annotate(model: Any.Type, at json: JSONValue) {
    for position in 0..<count where isNamed(position, after: json) { name(position, model, at: json) }
  }

  /// The kinds noted so far, in the order in which they were noted.
  package var kinds: [Issue.Kind] { (0..<count).map { error(at: $0).kind } }

  /// The issue noted at a position as an error.
  package func error(at position: Int) -> JSONError {
    if position == 0, let firstError { return firstError }
    return others[position - 1].error
  }

  /// The dialect's own error for the issue noted at a position, if it was noted with one.
  package func failure(at position: Int) -> (any Error)? {
    position == 0 ? firstFailure?.failure : others[position - 1].failure?.failure
  }

  /// The position of the issue that was noted last with a failure, the very one and not only an equal one.
  @inlinable
  package func position<Failure: Error>(of failure: Failure) -> Int? {
    position(ofBits: HeldFailure.bits(of: failure), type: Failure.self)
  }

  @usableFromInline
  func position(ofBits bits: UInt, type: Any.Type) -> Int? {
    for position in others.indices.reversed() {
      if others[position].failure?.bits == bits, others[position].failure?.type == type { return position + 1 }
    }
    return firstFailure?.bits == bits && firstFailure?.type == type ? 0 : nil
  }

  /// Gives the issue noted at a position another name in the dialect's words.
  @inlinable
  package func rename<Failure: Error>(_ position: Int, _ failure: Failure) {
    rename(position, as: HeldFailure(failure))
  }

  @usableFromInline
  func rename(_ position: Int, as failure: consuming HeldFailure) {
    if position == 0 { firstFailure = consume failure } else { others[position - 1].failure = consume failure }
  }

  fileprivate func append(_ error: consuming JSONError, as failure: consuming HeldFailure?) {
    if count == 0 {
      firstError = consume error
      firstFailure = consume failure
    } else {
      others.append(Note(error, failure))
    }
    count += 1
  }

  /// The first issue, for whoever is the last to look at the sink, and adds to the issue what it knows.
  package func takeError(at position: Int) -> JSONError {
    guard position == 0, let error = firstError.take() else { return error(at: position) }
    return error
  }

  /// Whether a model that is decoded from `json` gives its name to the issue noted at a position.
  package func isNamed(_ position: Int, after json: JSONValue) -> Bool {
    if position == 0, let firstError { return firstError.isNamed(after: json) }
    return others[position - 1].error.isNamed(after: json)
  }

  /// Names the model of the issue noted at a position, if it names none yet.
  package func name(_ position: Int, _ model: Any.Type, at json: JSONValue) {
    guard position == 0 else { return others[position - 1].error.name(model, at: json) }
    firstError?.name(model, at: json)
  }
}

extension JSONValue {
  /// The sink of this decode, when its entry point made one or something has been noted.
  package var sink: IssueSink? { header.pointee.sink?.pointee }

  /// The number of issues noted so far in this decode.
  @inlinable @inline(__always)
  public var issueCount: Int {
    guard let place = header.pointee.sink, let sink = place.pointee else { return 0 }
    return sink.count
  }

  /// Notes an issue about this value in the decode's sink, if there is one.
  @inline(never)
  package func note(_ kind: Issue.Kind) {
    note(error(kind), held: nil)
  }

  /// Notes an issue about this value in the decode's sink, if there is one.
  ///
  /// - Parameter failure: What the dialect calls it, an error of one word.
  @inlinable
  package func note<Failure: Error>(_ kind: Issue.Kind, as failure: Failure) {
    note(error(kind), as: failure)
  }

  /// Notes what was thrown about this value, or about one below it, in the decode's sink, if there is one.
  @inline(never)
  package func note(_ error: consuming JSONError) {
    note(error, held: nil)
  }

  /// Notes what was thrown about this value, or about one below it, in the decode's sink, if there is one.
  ///
  /// - Parameter failure: What the dialect calls it, an error of one word.
  @inlinable
  package func note<Failure: Error>(_ error: consuming JSONError, as failure: Failure) {
    guard header.pointee.sink != nil else { return }
    note(error, held: HeldFailure(failure))
  }

  @inline(never) @usableFromInline
  func note(_ error: consuming JSONError, held failure: consuming HeldFailure?) {
    guard let place = header.pointee.sink else { return }
    let sink = place.pointee ?? IssueSink()
    place.pointee = sink
    if !error.isPlaced {
      error = error.placed(at: self)
      if !error.isPlaced { error = self.error(error.kind) }
    }
    sink.append(error, as: failure)
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
