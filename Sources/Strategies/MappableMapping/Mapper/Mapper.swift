public import JSONCore

/// ObjectMapper's mapper: `Mapper<Movie>().map(JSONString: text)`.
///
/// It maps by that framework's rules. A missing key leaves a property as it is; null sets an optional one to
/// nil. A value of the wrong type sets an integer to 0 and an optional property to nil, and leaves any other
/// as it is. A failing model is `nil`, or is left out of its collection; one that is ``ImmutableMappable``
/// throws. What is swallowed so, ``reporting(limit:_:)`` returns. For new code there is ``MappableMapper``, which
/// throws what does not fit.
///
/// Text is mapped without a dictionary in between.
public final class Mapper<N: BaseMappable> {
  /// What the models find as ``Map/context``.
  public var context: (any MapContext)?
  /// Whether nil is written as null instead of being left out.
  public var shouldIncludeNilValues: Bool
  /// How text is parsed: as `JSONSerialization` does it, unless other options are set.
  ///
  /// That takes a comma behind the last element or member and a byte order mark, and of duplicate keys the
  /// last counts. `JSONParseOptions()` takes what RFC 8259 allows, no more.
  public var parsing: JSONParseOptions
  let swallowed: SwallowedErrors?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - context: What the models find as ``Map/context``.
  ///   - shouldIncludeNilValues: Whether nil is written as null instead of being left out.
  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
    parsing = .foundation
    swallowed = nil
  }

  private init(_ mapper: Mapper, collectingIn swallowed: SwallowedErrors) {
    context = mapper.context
    shouldIncludeNilValues = mapper.shouldIncludeNilValues
    parsing = mapper.parsing
    self.swallowed = swallowed
  }

  /// Calls `body` with this mapper, and returns all that its methods swallow in there besides the result.
  ///
  ///     let (movies, errors) = Mapper<Movie>().reporting { $0.mapArray(JSONString: text) }
  ///     if let errors { log.warning("\(errors)") }
  ///
  /// These are reported: files that can't be read; text that is not JSON; null and values of another type
  /// that do not set their property; integers that became 0; values that a transform could not read; and
  /// models that were refused or dropped, also from a `LossyArray`. When writing, values that JSON can't
  /// express are reported. Missing keys are not: by this dialect's rules they are legal.
  ///
  /// - Parameters:
  ///   - limit: How many issues at most, at least one; `JSONError.hasMoreIssues` tells whether there were
  ///     more.
  ///   - body: What maps, by the mapper that it gets.
  /// - Returns: What `body` returns, and the first issues that were met, with their paths, those of each
  ///   document in document order; `nil` if there are none.
  /// - Throws: What `body` throws.
  public func reporting<Result>(
    limit: Int = 20, _ body: (Mapper) throws -> Result
  ) rethrows -> (value: Result, errors: JSONError?) {
    let swallowed = SwallowedErrors(limit: limit)
    let value = try body(Mapper(self, collectingIn: swallowed))
    return (value, swallowed.error)
  }
}

extension JSONParseOptions {
  /// What `JSONSerialization` takes.
  static var foundation: JSONParseOptions {
    JSONParseOptions(duplicateKeys: .useLast, allowsTrailingCommas: true, allowsByteOrderMark: true)
  }
}

/// Issues that change nothing but what ``Mapper/reporting(_:)`` returns.
final class SwallowedErrors {
  private let limit: Int
  private var issues: [Issue] = []
  private var hasMoreIssues = false
  private var isTruncated = false

  init(limit: Int) { self.limit = max(limit, 1) }

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
      for error in notes.errorsInDocumentOrder { add(resolver.resolve(error)) }
      hasMoreIssues = hasMoreIssues || notes.isTruncated
      return result
    }
  }
}

/// The errors of one decode that change nothing.
final class SwallowedNotes: DecodeNotes {
  private let limit: Int
  private var errors: [JSONError] = []
  /// Whether there were more than the limit.
  private(set) var isTruncated = false

  init(limit: Int) { self.limit = limit }

  var count: Int { errors.count }

  func truncate(to count: Int) {
    errors.removeSubrange(count...)
    if count < limit { isTruncated = false }
  }

  func add(_ error: JSONError) { if count < limit { errors.append(error) } else { isTruncated = true } }

  /// Names the model of all errors from `start` on that do not name one yet.
  func annotate(from start: Int, model: Any.Type, at json: JSONValue) {
    for position in errors.indices.dropFirst(start) { errors[position].name(model, at: json) }
  }

  var errorsInDocumentOrder: [JSONError] { JSONError.inDocumentOrder(errors) }
}

extension JSONValue {
  /// The errors that change nothing, if somebody wants to know.
  var swallowed: SwallowedNotes? { notes as? SwallowedNotes }
}
