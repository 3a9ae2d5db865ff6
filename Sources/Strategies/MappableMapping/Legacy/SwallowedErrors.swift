internal import JSONCore

/// Issues that affect only the result of ``Mapper/reporting(limit:_:)``.
final class SwallowedErrors {
  private let limit: Int
  private var issues: [Issue] = []
  private var hasMoreIssues = false
  private var isTruncated = false

  init(limit: Int) { self.limit = max(limit, 1) }

  /// All issues as one error, up to the limit.
  var error: JSONError? {
    guard !issues.isEmpty else { return nil }
    return JSONError(issues: issues, isTruncated: isTruncated, hasMoreIssues: hasMoreIssues)
  }

  func add(_ error: JSONError) {
    let room = limit - issues.count
    if room > 0 { issues += error.issues.prefix(room) }
    isTruncated = isTruncated || error.isTruncated
    hasMoreIssues = hasMoreIssues || error.hasMoreIssues || room < error.issues.count
  }

  /// Calls `body` and adds the issues that it logs.
  func collecting<Result>(_ json: JSONValue, _ body: (JSONValue) -> Result) -> Result {
    let log = DecodeLog(limit: limit - issues.count)
    let result = json.logging(.swallowed, in: log, body)
    let entries = log.entries
    var resolver = IssueResolver(json)
    for error in JSONError.inDocumentOrder(entries.compactMap(\.issue)) { add(resolver.resolve(error)) }
    hasMoreIssues = hasMoreIssues || entries.count > log.limit
    return result
  }
}
