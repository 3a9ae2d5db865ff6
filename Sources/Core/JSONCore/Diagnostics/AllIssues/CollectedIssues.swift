/// The issues and unknown keys that a decode of a document has logged.
struct CollectedIssues {
  private let document: Document
  private let rules: DecodingRules
  /// The issues, in the order in which they were found.
  private(set) var issues: [JSONError] = []
  /// The keys that no model searches for, in document order.
  private(set) var unknown: [UnknownKey] = []
  /// Whether there may be issues that were not found.
  private(set) var isTruncated = false
  private let searches: KeySearches
  /// The objects whose decoding ended at an issue.
  private var stopped: Set<Int> = []
  /// The values that have issues, with the values around them, and the models that have issues of their own.
  private var values: Set<Int> = []
  private var modelsWithIssues: Set<Int> = []
  private var finder = PlaceFinder()

  /// - Parameters:
  ///   - entries: The log of a decode of a copy.
  ///   - isComplete: Whether the decode succeeded.
  init(
    _ entries: [DecodeLog.Entry], isComplete: Bool = true, of copy: Document, in document: Document,
    by rules: DecodingRules
  ) {
    self.document = document
    self.rules = rules
    searches = KeySearches(entries)
    for entry in entries {
      switch entry.role {
      case .stopped: stop(entry.place)
      case .collected(let container): if let issue = entry.issue { add(issue, within: container, of: copy) }
      default: break
      }
    }
    guard rules.rejectsUnknownKeys else { return }
    unknown = searches.unknownKeys(in: document, besides: stopped, isComplete: isComplete)
  }

  /// Adds an issue, unless it follows from a plain value, which replaced another one.
  ///
  /// - Parameter container: The place of the container in which the decode continued; -1 if it ended.
  private mutating func add(_ error: JSONError, within container: Int, of copy: Document) {
    let node = error.storage.node
    guard error.storage.isPending, error.storage.document == copy.identity else {
      // A user's code threw an error about no value of the document, after which the decode continued.
      isTruncated = true
      return
    }
    guard node < copy.nodeCount else { return }
    var issue = error.moved(from: copy, to: document)
    let code = issue.code
    if case .inText(let text) = issue.storage.kind, text.isTruncated { isTruncated = true }
    let path = [0] + finder.steps(to: node, in: document).map(\.node)
    for (outer, inner) in zip(path, path.dropFirst() + [node]) where outer > container {
      // Other issues of an object as a whole concern a value that isn't decoded member by member.
      if outer < node || code == .missingKey || code == .custom { stop(outer, at: inner) }
    }
    let value = JSONValue(node: document.tape + node, header: document.header)
    let concernsObject = issue.concernsModel(at: value)
    let model = path.last { searches.models[$0] != nil && ($0 < node || concernsObject) }
    if let model, let type = searches.models[model]?.last {
      issue.name(type, at: JSONValue(node: document.tape + model, header: document.header))
    }
    switch code {
    case .noAlternative where rules.rejectsUnknownKeys && document.tape[node].isContainer:
      // It isn't known which alternative was meant, and so not which keys are unknown.
      isTruncated = true
      issues.append(issue)
    // What a user's code rejects may be a plain value.
    case .custom where modelsWithIssues.contains(model ?? 0) || concernsObject && values.contains(node):
      isTruncated = true
    case .unknownReference, .transformFailed, .invalidFormat, .invalidValue, .custom:
      if !values.contains(node) {
        issues.append(issue)
      } else if document.tape[node].isContainer {
        isTruncated = true
      }
    default: issues.append(issue)
    }
    values.insert(node)
    values.formUnion(path)
    modelsWithIssues.insert(model ?? 0)
  }

  /// Notes that the decoding of an object or array ended early.
  ///
  /// - Parameter part: The part of an array that was decoded last.
  private mutating func stop(_ container: Int, at part: Int = 0) {
    guard container < document.nodeCount else { return }
    let places = document.places(of: container)
    if document.tape[container].isKind(.object) {
      stopped.insert(container)
      if !searches.coversAll(of: container, in: document) { isTruncated = true }
    } else if part > container, document.places(of: part).upperBound < places.upperBound {
      isTruncated = true
    }
  }

  /// The error with the first issues and unknown keys, together up to the limit; `nil` if there are none.
  var error: JSONError? {
    let limit = max(rules.issueLimit, 1)
    // The sorts are stable: issues about one value remain in the order in which they were found. There may be
    // a million unknown keys, which are in order.
    let found = issues.map { issue -> Reported in
      (issue.storage.node, { $0.issues(of: issue, readValues: searches.found) })
    }
    let keys = unknown.prefix(limit).map { key -> Reported in
      (key.node, { [$0.resolve(key, searches.models)] })
    }
    let reported = (found + keys).sorted { $0.node < $1.node }.prefix(limit)
    guard !reported.isEmpty else { return nil }
    var resolver = IssueResolver(document)
    let all = reported.flatMap { $0.issues(&resolver) }
    return JSONError(
      issues: Array(all.prefix(limit)), isTruncated: isTruncated,
      hasMoreIssues: limit > 1 && (all.count > limit || reported.count < issues.count + unknown.count))
  }

  /// A place with the function that resolves its issues.
  private typealias Reported = (node: Int, issues: (inout IssueResolver) -> [Issue])
}
