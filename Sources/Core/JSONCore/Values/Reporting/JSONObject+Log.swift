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

  /// Logs that all keys of this object are known.
  @inlinable
  package func logAllRead() {
    if header.pointee.isRecorded { addAllRead() }
  }

  @inline(never) @usableFromInline
  func addAllRead() { value.log(.readWholly) }

  /// Logs that a path contains this object: other members of it may be read later.
  package func logPassed() { value.log(.passed) }
}

extension JSONValue {
  /// Logs that no key of the objects along a path is unknown.
  @usableFromInline
  package func logAllRead(along path: JSONKeyPath) {
    guard isRecorded else { return }
    var current = self
    for component in path.components {
      if let object = current.unguardedObject { object.logAllRead() }
      guard let next = try? current.value(at: JSONKeyPath([component])) else { return }
      current = next
    }
  }

  /// The issue of an error that was thrown about this value.
  package func issue(of error: any Error) -> JSONError {
    (error as? any IssueCarrier)?.issue?.placed(at: self) ?? self.error(causedBy: error)
  }
}

/// An error type of a strategy that contains one of this package.
package protocol IssueCarrier: Error {
  /// The error of this package.
  var issue: JSONError? { get }
}
