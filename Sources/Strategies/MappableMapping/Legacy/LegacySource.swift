import JSONCore
import JSONFoundation

/// The input of a legacy entry point: a document, and the values of a dictionary that JSON can't represent.
struct LegacySource {
  let document: Document
  private let foreignValues: ForeignValues?

  /// Parses text.
  init(_ text: String, parsing options: JSONParseOptions) throws(JSONError) {
    do { document = try Document(parsing: text, options: options) } catch { throw error.withoutLargeText() }
    foreignValues = nil
  }

  /// Converts a tree of Foundation's objects; `nil` and `NSNull` are null.
  init(_ object: Any?) throws(JSONError) {
    let object = object ?? (nil as Int?) as Any
    var hasDecimals = false
    do throws(JSONError) {
      document = try Document(foundationObject: object, notingDecimalsIn: &hasDecimals)
      foreignValues = hasDecimals ? ForeignValues(of: object, in: document) : nil
    } catch {
      // Slower, and rare: most dictionaries come from JSON.
      let replaced = try Document(foundationObject: ForeignValues.replace(in: object))
      document = Document(copying: replaced, foreignTypes: ForeignValues(of: object, in: replaced).types)
      foreignValues = ForeignValues(of: object, in: document)
    }
  }

  /// The context for decoding it.
  func decodingContext(_ context: (any MapContext)?) -> DecodingContext? {
    if context == nil, foreignValues == nil { return nil }
    return .holding(LegacyContext(context, foreignValues: foreignValues))
  }
}

/// A value that a mapper passes to its models in addition to the JSON.
public protocol MapContext {}

/// The context of a ``Mapper``, which need not be `Sendable`.
final class LegacyContext: @unchecked Sendable {
  // Unchecked: the mapper creates it for one call, which ends on the thread where it began. A task that a
  // model starts during the call shares it, as with ObjectMapper's contexts.

  let context: (any MapContext)?
  /// The values of the decoded dictionary that JSON can't represent.
  let foreignValues: ForeignValues?

  init(_ context: (any MapContext)?, foreignValues: ForeignValues? = nil) {
    self.context = context
    self.foreignValues = foreignValues
  }

  /// The context of the current encoding call, because a writer has none.
  static var whileWriting: LegacyContext? { hasWritten.value != 0 ? current : nil }

  /// Calls `body`, which encodes in a context if there is one.
  static func writing<Result>(in context: (any MapContext)?, _ body: () -> Result) -> Result {
    guard let context else { return body() }
    hasWritten.setIfZero(1)
    return $current.withValue(LegacyContext(context), operation: body)
  }

  // Most programs never encode in a context, and looking up a task-local value takes longer than writing a
  // member.
  private static let hasWritten = AtomicWord()
  @TaskLocal private static var current: LegacyContext?
}

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
