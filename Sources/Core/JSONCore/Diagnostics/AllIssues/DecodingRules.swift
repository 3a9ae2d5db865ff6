/// What a decode does beyond stopping at the first issue.
public struct DecodingRules: Sendable, Hashable {
  /// How many issues an error has at most; 1 by default, which also stands for anything less.
  public var issueLimit: Int
  /// Whether a member that the models do not look for is an issue, `unknown-key`; off by default.
  public var rejectsUnknownKeys: Bool

  /// Creates rules; without arguments, the defaults.
  @inlinable
  public init(issueLimit: Int = 1, rejectsUnknownKeys: Bool = false) {
    self.issueLimit = issueLimit
    self.rejectsUnknownKeys = rejectsUnknownKeys
  }

  /// Whether a decode stops at the first issue and takes unknown keys.
  @inlinable
  package var areDefault: Bool { issueLimit <= 1 && !rejectsUnknownKeys }
}

extension Document {
  /// Calls `body` with the root value, as ``withRoot(_:)`` does, and by these rules.
  ///
  /// When there is more than one issue to find, `body` is called again, with the roots of copies that are mended
  /// more and more: mostly once for each issue of a model, and once more for each stand-in that is refused, up to
  /// 256 times. Where an issue may come from a stand-in, it is called up to 256 times more, with other stand-ins.
  /// To name the models of unknown keys takes up to 64 calls. So what the models' initializers do beside making
  /// a model is done as often.
  ///
  /// - Throws: One ``JSONError`` with the issues that were found, each with a code of its own.
  /// - Complexity: By the default rules that of `body`. Else O(*n* · *k*), where *k* is the number of calls:
  ///   mostly the largest number of issues in one model, not counting those in the elements of arrays and
  ///   dictionaries.
  public func withRoot<Result>(
    by rules: DecodingRules, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard !rules.areDefault else { return try withRoot(body) }
    let log = rules.rejectsUnknownKeys ? DecodeLog(limit: 0) : nil
    // An error in the log may hold the document, and the document its log.
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
      throw IssueSearch.error(after: error, in: self, by: rules) { (copy) throws(JSONError) in
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
  /// The error of a decode of a copy that has the same places as the original, as one of that.
  package func moved(from copy: Document, to original: Document) -> JSONError {
    guard copy !== original, var pending = storage.pending, pending.document == copy.identity else {
      return self
    }
    pending.moveDetails(by: nil, to: original)
    return JSONError(pending: pending)
  }
}
