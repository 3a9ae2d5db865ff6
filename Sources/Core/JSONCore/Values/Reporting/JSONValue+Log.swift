// Always inlined, so that the closure is specialized in every decode of a strategy that logs.

private let logCreation = Locked(())

extension JSONValue {
  /// Calls `body` with this value, in a decode of its own that logs `roles`. Allocates nothing before the
  /// first entry.
  ///
  /// - Parameters:
  ///   - roles: The roles to log, besides those that the document logs anyway.
  ///   - log: The log; `nil` for that of the document, or for one that is created at the first entry.
  ///   - body: The decode.
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package func logging<Result, Failure: Error>(
    _ roles: DecodeSettings, in log: DecodeLog? = nil, _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let mark = header.pointee.documentLog == nil ? 0 : mark
    defer { if header.pointee.documentLog != nil { removeThrown(since: mark) } }
    var log = log
    return try withUnsafeMutablePointer(to: &log) { (log) throws(Failure) -> Result in
      var header = header.pointee
      header.log = log
      header.settings.subtract([.thrown, .swallowed])
      header.settings.formUnion(roles)
      return try withUnsafePointer(to: &header) { (pointer) throws(Failure) -> Result in
        try body(JSONValue(node: node, header: pointer))
      }
    }
  }

  /// The log of this decode, if there is one.
  package var log: DecodeLog? {
    header.pointee.log?.pointee ?? header.pointee.documentLog?.takeUnretainedValue()
  }

  /// Whether this decode logs any of these.
  @inlinable
  package func logs(_ roles: DecodeSettings) -> Bool { !header.pointee.settings.isDisjoint(with: roles) }

  /// Whether this decode is run to find out more about the issues.
  @inlinable package var isRecorded: Bool { header.pointee.isRecorded }

  /// Logs something about this value, if the decode logs such entries.
  @inline(never)
  package func log(_ role: DecodeLog.Role, _ issue: JSONError? = nil) {
    guard logs(role.kind) else { return }
    createdLog?.add(role, issue, at: index)
  }

  /// The log of this decode, which is created now if there is none.
  ///
  /// Under a lock, because code in Swift 5 mode can use the values on several threads.
  private var createdLog: DecodeLog? {
    let documentLog = header.pointee.documentLog?.takeUnretainedValue()
    guard let place = header.pointee.log else { return documentLog }
    return logCreation.withLock { _ in
      if let log = place.pointee ?? documentLog { return log }
      let log = DecodeLog()
      place.pointee = log
      return log
    }
  }

  /// The number of entries, as a mark for ``rewind(to:)``.
  @inlinable
  package var mark: Int {
    if header.pointee.documentLog == nil {
      guard let log = header.pointee.log, log.pointee != nil else { return 0 }
    }
    return countEntries()
  }

  @inline(never) @usableFromInline
  func countEntries() -> Int { log?.count ?? 0 }

  /// Removes the entries since a mark was taken.
  @inline(never) @usableFromInline
  func rewind(to mark: Int) { log?.rewind(to: mark) }

  /// Removes the issues of thrown errors since a mark was taken.
  @inline(never) @usableFromInline
  package func removeThrown(since mark: Int) { log?.removeThrown(since: mark) }

  /// The position of the first entry with an issue about this value, or about one below it, for which
  /// `isWanted` returns true.
  package func firstEntry(where isWanted: (Int, DecodeLog.Entry) -> Bool) -> Int? {
    log?.first(from: index) { position, entry in
      entry.issue?.isWithin(self) == true && isWanted(position, entry)
    }
  }

  /// Adds the model that was decoded from this value to the logged issues about the value, or about values
  /// below it, that name no model yet.
  package func nameModel(_ model: Any.Type) {
    log?.changeEntries(from: index) { entry in
      if contains(DocumentPosition(index: entry.place)) { entry.issue?.name(model, at: self) }
    }
  }

  /// Logs that no key of the objects along a path is unknown.
  @usableFromInline
  package func logAllRead(along path: JSONKeyPath) {
    guard isRecorded else { return }
    var current = self
    for component in path.components {
      if current.unguardedObject != nil { current.log(.othersKnown) }
      guard let next = try? current.value(at: JSONKeyPath([component])) else { return }
      current = next
    }
  }

  /// Logs that this value is of no known case, and becomes a fallback.
  @inlinable package func logFallback() { if isRecorded { addFallback() } }

  @inline(never) @usableFromInline
  func addFallback() { log(.fellBack) }

  /// Logs that this value is left out because of an error; an unknown raw value becomes a fallback.
  package func logLeftOut(_ error: JSONError) {
    guard isRecorded else { return }
    let error = error.placed(at: self)
    log(error.code == .invalidRawValue && error.isAbout(self) ? .fellBack : .leftOut, error)
  }

  /// The issue of an error that was thrown about this value.
  package func issue(of error: any Error) -> JSONError {
    (error as? any IssueCarrier)?.issue?.placed(at: self) ?? self.error(causedBy: error)
  }
}

extension DecodeLog {
  /// Adds an entry about the value at a position.
  package func add(_ role: Role, _ issue: JSONError?, at position: DocumentPosition) {
    add(role, issue, at: Int(position.index))
  }
}

extension JSONObject {
  /// Logs a search for a member that was not done by its key.
  ///
  /// - Parameters:
  ///   - key: The member's key.
  ///   - value: The position of the member's value; `nil` if there is no such member.
  @inlinable
  package func logSearch(for key: @autoclosure () -> String, foundAt value: DocumentPosition?) {
    if header.pointee.isRecorded { addSearch(for: key(), foundAt: value) }
  }

  /// Logs a search.
  func logSearch(for key: UnsafeBufferPointer<UInt8>, foundAt found: UnsafePointer<Node>?) {
    let value = found.map { DocumentPosition(index: $0 - header.pointee.tape) }
    // The key of a member that was found is not needed.
    logSearch(for: value == nil ? String(decoding: key, as: UTF8.self) : "", foundAt: value)
  }

  @inline(never) @usableFromInline
  func addSearch(for key: String, foundAt found: DocumentPosition?) {
    guard let found else { return value.log(.missed(key)) }
    JSONValue(at: found, header: header).log(.found(object: value.index))
  }

  /// Logs that all members of this object are read, and that their keys are data.
  @inlinable package func logAllRead() { if header.pointee.isRecorded { addAllRead() } }

  @inline(never) @usableFromInline
  func addAllRead() { value.log(.readWholly) }

  /// Logs that no other member of this object is unknown.
  package func logOthersKnown() { if header.pointee.isRecorded { value.log(.othersKnown) } }

  /// Logs that the keys of this object are listed, so that they may be data.
  package func logListed() { if header.pointee.isRecorded { value.log(.listed) } }

  /// Logs that another key stands for a missing one, as in the text.
  package func logReplaced(_ key: String) { value.log(.replaced(value.jsonKey(for: key))) }

  /// Logs that a path contains this object: other members of it may be read later.
  package func logPassed() { value.log(.passed) }
}

/// An error type of a strategy that contains one of this package.
package protocol IssueCarrier: Error {
  /// The error of this package.
  var issue: JSONError? { get }
}
