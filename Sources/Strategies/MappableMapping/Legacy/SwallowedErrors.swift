internal import JSONCore

/// Issues that change nothing but what ``Mapper/reporting(_:)`` returns.
final class SwallowedErrors {
  private let limit: Int
  /// All issues together, as many as the limit allows.
  private(set) var error: JSONError?

  init(limit: Int) { self.limit = max(limit, 1) }

  func add(_ added: JSONError) {
    let issues = (error?.issues ?? []) + added.issues
    let known = [error, added].compactMap { $0 }
    error = JSONError(
      issues: Array(issues.prefix(limit)), isTruncated: known.contains { $0.isTruncated },
      hasMoreIssues: known.contains { $0.hasMoreIssues } || issues.count > limit)
  }

  /// Calls `body` and adds what is noted in there.
  func collecting<Result>(_ json: JSONValue, _ body: (JSONValue) -> Result) -> Result {
    json.withRoomForNotes { (json) in
      let notes = SwallowedNotes(limit: limit - (error?.issues.count ?? 0))
      json.notes = notes
      let result = body(json)
      var resolver = IssueResolver(json)
      for error in JSONError.inDocumentOrder(notes.errors) { add(resolver.resolve(error)) }
      if notes.isTruncated { error = error.map { JSONError(issues: $0.issues, hasMoreIssues: true) } }
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
