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
  @inlinable @inline(__always)
  public var areDefault: Bool { issueLimit <= 1 && !rejectsUnknownKeys }
}

extension JSONValue {
  /// Whether this is a value of a copy in which some have been replaced, to find out more about the issues.
  package var isOfMendedCopy: Bool {
    header.pointee.document._withUnsafeGuaranteedRef { $0.isMended }
  }
}

extension Document {
  /// Calls `body` with the root value, as ``withRoot(_:)`` does, and by these rules.
  ///
  /// When there is more than one issue to find, or a model to be named, `body` is called several times, with
  /// the roots of mended copies.
  ///
  /// Throws one error with the issues that were found.
  ///
  /// - Complexity: By the default rules that of `body`. To find *k* issues O(*n* + *k* · *m*), where *m* is
  ///   the size of what does not belong to other elements of an array of models; O(*n* · *k*) without such an
  ///   array.
  public func withRoot<Result>(
    by rules: DecodingRules, _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard !rules.areDefault else { return try withRoot(body) }
    let document = rules.rejectsUnknownKeys ? Document(copying: self) : self
    if rules.rejectsUnknownKeys { document.trackKeys() }
    let result: Result
    do {
      result = try body(document.root)
    } catch {
      guard rules.issueLimit > 1 else { throw error.resolved(in: document) }
      var collector = IssueCollector(document, rules: rules)
      throw collector.error(startingWith: error) { (copy) throws(JSONError) in
        _ = try body(copy.root)
      }
    }
    let unknown = document.keyTracker?.unknownKeys(in: document) ?? []
    guard !unknown.isEmpty else { return result }
    var models = ModelFinder(document)
    let issues = unknown.prefix(max(rules.issueLimit, 1)).map { key in
      let model = models.model(reading: key.object) { (copy) throws(JSONError) in _ = try body(copy.root) }
      return key.resolved(in: document, model: model)
    }
    throw JSONError(issues: issues, hasMoreIssues: rules.issueLimit > 1 && issues.count < unknown.count)
  }
}
