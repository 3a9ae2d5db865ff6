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
  /// Calls `body` with the root value, as ``withRoot(_:)`` does, and applies the rules.
  ///
  /// To find further issues, `body` is called again with the roots of copies in which the known issues are
  /// fixed: mostly once for each issue of a model, and once for each rejected stand-in, at most 256 times. If
  /// an issue may be caused by a stand-in, at most 256 further calls use other stand-ins. Finding the models
  /// of unknown keys takes at most 64 calls. Side effects of the models' initializers occur as often.
  ///
  /// - Throws: A ``JSONError`` with the issues that were found, each with its own code.
  /// - Complexity: With the default rules that of `body`; otherwise O(*n* · *k*), where *k* is the number of
  ///   calls: mostly the largest number of issues in one model, not counting those in the elements of arrays
  ///   and dictionaries.
  public func withRoot<Result>(
    by rules: DecodingRules, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard !rules.areDefault else { return try withRoot(body) }
    let log = rules.rejectsUnknownKeys ? DecodeLog(limit: 0) : nil
    // An error in the log may retain the document, which retains the log.
    defer { log?.rewind(to: 0) }
    let document = log.map { Document(copying: self, log: $0) } ?? self
    let result: Result
    do {
      result = try body(document.root)
    } catch {
      let error = error.moved(from: document, to: self)
      guard rules.issueLimit > 1, error.storage.isPending(in: self) else {
        guard let log, let pending = error.storage.pending else { throw error.resolved(in: self) }
        var resolver = IssueResolver(self)
        throw JSONError(resolver.resolve(pending, readValues: KeySearches(log.entries).found))
      }
      throw IssueSearch.findAll(after: error, in: self, by: rules) { (copy) throws(JSONError) in
        _ = try body(copy.root)
      }
    }
    guard let log else { return result }
    var search = IssueSearch(of: self, rules)
    search.noteUnknownKeys(KeySearches(log.entries))
    guard !search.unknown.isEmpty else { return result }
    throw search.error { (copy) throws(JSONError) in _ = try body(copy.root) }
  }
}

extension JSONError {
  /// Converts the error of a copy, in which all values have the same places, to one of the original.
  package func moved(from copy: Document, to original: Document) -> JSONError {
    guard copy !== original, var pending = storage.pending, pending.document == copy.identity else {
      return self
    }
    pending.moveDetails(by: nil, to: original)
    return JSONError(pending: pending)
  }
}
