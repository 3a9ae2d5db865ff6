/// The rules of a decode: how many issues it reports, and whether unknown keys are issues.
public struct DecodingRules: Sendable, Hashable {
  /// The maximum number of issues of an error; 1 by default. Smaller numbers mean 1.
  public var issueLimit: Int
  /// Whether a member that the models don't search for is an issue, `unknown-key`; false by default.
  public var rejectsUnknownKeys: Bool

  /// Creates rules; without arguments, the defaults.
  @inlinable
  public init(issueLimit: Int = 1, rejectsUnknownKeys: Bool = false) {
    self.issueLimit = issueLimit
    self.rejectsUnknownKeys = rejectsUnknownKeys
  }

  /// Whether a decode stops at the first issue and accepts unknown keys.
  @inlinable
  package var areDefault: Bool { issueLimit <= 1 && !rejectsUnknownKeys }
}

extension Document {
  /// Calls `body` with the root value.
  ///
  /// A pending ``JSONError`` that `body` throws is resolved: path, position and excerpt are added.
  ///
  /// - Throws: What `body` throws, resolved.
  @inlinable
  public func withRoot<Result>(
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    do {
      return try body(rootValue)
    } catch {
      throw error.resolved(at: rootValue)
    }
  }

  /// Calls `body` with the root value, as ``withRoot(_:)`` does, and applies the rules.
  ///
  /// If `body` throws and several issues are to be reported, it is called once more, with the root of a copy
  /// that continues after an issue with a plain value, such as 0. So the initializer of a model runs at most
  /// twice for a value, and may run for an empty object in place of a value that doesn't decode.
  ///
  /// - Throws: A ``JSONError`` with the issues that were found, each with its own code.
  /// - Complexity: That of `body`, and O(*n*) for a copy of the document unless the rules are the defaults.
  public func withRoot<Result>(
    by rules: DecodingRules, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard !rules.areDefault else { return try withRoot(body) }
    let log = rules.rejectsUnknownKeys ? DecodeLog(limit: 0) : nil
    // An error in the log may retain the document, which retains the log.
    defer { log?.rewind(to: 0) }
    return try decode(
      log.map { Document(copying: self, log: $0, collecting: .unknownKeys) } ?? self, log, by: rules, body)
  }

  /// Calls `body` with the root of a copy whose log has the keys that were looked for, applies the rules, and
  /// returns how the document differs from what `body` read.
  ///
  /// - Throws: What ``withRoot(by:_:)`` throws.
  package func withRootNotingDrift<Result>(
    by rules: DecodingRules, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> (Result, Drift) {
    let log = DecodeLog(limit: 0, notesDrift: true)
    defer { log.rewind(to: 0) }
    let collecting: DecodeSettings = rules.rejectsUnknownKeys ? .unknownKeys : []
    let result = try decode(Document(copying: self, log: log, collecting: collecting), log, by: rules, body)
    var reader = DriftReader(log.entries, of: self)
    return (result, reader.drift())
  }

  /// - Parameters:
  ///   - document: This document, or a copy with a log.
  ///   - log: The log of the copy.
  private func decode<Result>(
    _ document: Document, _ log: DecodeLog?, by rules: DecodingRules,
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    let result: Result
    do {
      result = try body(document.root)
    } catch {
      let error = error.moved(from: document, to: self)
      guard rules.issueLimit > 1, error.storage.isPending(in: self) else {
        guard let log, rules.rejectsUnknownKeys, error.storage.isPending else {
          throw error.resolved(in: self)
        }
        var resolver = IssueResolver(self)
        throw JSONError(issues: resolver.issues(of: error, readValues: KeySearches(log.entries).found))
      }
      throw collectedError(after: error, by: rules, body)
    }
    guard let log, rules.rejectsUnknownKeys else { return result }
    if let error = CollectedIssues(log.entries, of: document, in: self, by: rules).error { throw error }
    return result
  }

  /// The error of a collecting decode, or that of the first decode if the second one found nothing.
  private func collectedError<Result>(
    after first: JSONError, by rules: DecodingRules, _ body: (JSONValue) throws(JSONError) -> Result
  ) -> JSONError {
    let log = DecodeLog(limit: rules.issueLimit)
    defer { log.rewind(to: 0) }
    log.failure = first.storage.pendingNode ?? 0
    let collecting: DecodeSettings = rules.rejectsUnknownKeys ? [.collecting, .unknownKeys] : .collecting
    let copy = Document(copying: self, log: log, collecting: collecting)
    var isComplete = true
    do throws(JSONError) {
      _ = try body(copy.root)
    } catch {
      log.collect(error, in: -1)
      isComplete = false
    }
    let collected = CollectedIssues(log.entries, isComplete: isComplete, of: copy, in: self, by: rules)
    return collected.error ?? first.resolved(in: self)
  }
}
