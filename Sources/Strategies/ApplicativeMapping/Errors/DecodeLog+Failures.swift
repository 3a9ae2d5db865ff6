internal import JSONCore

// A `DecodeError` has no location, so its entry in the log is found by comparing errors. Among equal errors
// the first is used, because fields are decoded in order; this is wrong if the chain recovered from the first
// one.

extension DecodeError {
  /// The contents of a single error, for the log.
  var texts: DecodeLog.ErrorTexts {
    switch self {
    case .typeMismatch(let expected, let actual): .mismatch(expected: expected, actual: actual)
    case .missingKey(let key): .missingKey(key)
    case .custom(let reason): .custom(reason)
    case .multiple: .several(description)
    }
  }
}

extension DecodeLog.Entry {
  /// The contents of the failure that the issue represents.
  fileprivate var failure: DecodeLog.ErrorTexts? {
    if case .thrown(let texts) = role { texts } else { nil }
  }
}

extension JSONValue {
  /// Logs an error thrown about this value, or about one nested in it.
  func log(_ issue: consuming JSONError, as failure: DecodeError) {
    guard logs(.thrown) else { return }
    let placed = issue.placed(at: self)
    log(.thrown(as: failure.texts), placed.isPlaced ? placed : error(placed.kind))
  }

  /// The position in the log of the failure of this value, or of a value nested in it.
  func position(of failure: DecodeError) -> Int? {
    let texts = failure.texts
    return firstEntry { $1.failure == texts }
  }

  /// The positions of several failures in reading order.
  ///
  /// - Complexity: O(*n*) on average in the number of entries from the first on that can be about this value.
  private func positions(of failures: [DecodeError]) -> [Int?] {
    guard failures.count > 1 else { return failures.map { position(of: $0) } }
    var logged: [DecodeLog.ErrorTexts: [Int]] = [:]
    _ = firstEntry { position, entry in
      if let failure = entry.failure { logged[failure, default: []].append(position) }
      return false
    }
    var next = logged.mapValues { $0.reversed() as [Int] }
    return failures.map { next[$0.texts]?.popLast() }
  }

  /// The log of this decode, and the position of a failure in it. A failure that isn't in the log, such as
  /// that of a user's function, is logged here, about this value.
  func logged(
    _ failure: DecodeError, _ kind: (DecodeError) -> IssueKind = { $0.issueKind }
  ) -> (log: DecodeLog, position: Int)? {
    guard logs(.thrown) else { return nil }
    let known = position(of: failure)
    if known == nil { log(error(kind(failure)), as: failure) }
    return log.map { ($0, known ?? $0.count - 1) }
  }

  /// The log of this decode, and the positions of several failures in it.
  func logged(
    _ failures: [DecodeError], _ kind: (DecodeError) -> IssueKind = { $0.issueKind }
  ) -> (log: DecodeLog, positions: [Int])? {
    guard logs(.thrown) else { return nil }
    let positions = zip(failures, positions(of: failures)).map { failure, position -> Int in
      if let position { return position }
      log(error(kind(failure)), as: failure)
      return mark - 1
    }
    return log.map { ($0, positions) }
  }
}
