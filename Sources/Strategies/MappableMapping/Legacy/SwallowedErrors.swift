internal import JSONCore

/// Issues that change nothing but what ``Mapper/reporting(_:)`` returns.
final class SwallowedErrors {
  private let limit: Int
  private var issues: [Issue] = []
  private var hasMoreIssues = false
  private var isTruncated = false

  init(limit: Int) { self.limit = max(limit, 1) }

  /// All issues together, as many as the limit allows.
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

  /// Calls `body` and adds what is noted in there.
  func collecting<Result>(_ json: JSONValue, _ body: (JSONValue) -> Result) -> Result {
    json.withRoomForNotes { (json) in
      let notes = SwallowedNotes(limit: limit - issues.count)
      json.notes = notes
      let result = body(json)
      var resolver = IssueResolver(json)
      for error in JSONError.inDocumentOrder(notes.errors) { add(resolver.resolve(error)) }
      hasMoreIssues = hasMoreIssues || notes.isTruncated
      return result
    }
  }
}

/// The errors of one decode that change nothing.
final class SwallowedNotes: DecodeNotes {
  private let limit: Int
  /// The first ones, as many as the limit allows.
  private(set) var errors: [JSONError] = []
  /// How many there are, also beyond the limit: else those could not be forgotten again.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// Whether there are more than the limit.
  var isTruncated: Bool { count > limit }

  func truncate(to count: Int) {
    errors.removeLast(max(errors.count - count, 0))
    self.count = count
  }

  func add(_ error: JSONError) {
    if count < limit { errors.append(error) }
    count += 1
  }

  /// Names the model of all errors from `start` on that do not name one yet.
  func annotate(from start: Int, model: Any.Type, at json: JSONValue) {
    for position in errors.indices.dropFirst(start) { errors[position].name(model, at: json) }
  }
}

extension JSONValue {
  /// The errors that change nothing, if somebody wants to know.
  var swallowed: SwallowedNotes? { notes as? SwallowedNotes }
}
