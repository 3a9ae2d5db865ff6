/// Resolves pending issues: finds path, position, excerpt and advice from the recorded tape indices.
///
/// Each search begins where the last one ended, so a thousand issues in the elements of one array take one
/// walk along it, and not a thousand.
package struct IssueResolver {
  let document: Document
  /// Finds the locations themselves.
  var finder = PlaceFinder()
  /// Finds the beginnings of the lines that are shown, which lie before the locations.
  private var lineFinder = PlaceFinder()

  /// Creates a resolver of issues in the document of a value.
  package init(_ json: JSONValue) { self.init(json.document) }

  init(_ document: Document) { self.document = document }

  /// Creates a resolver whose searches begin near a place.
  init(_ document: Document, near place: Int) {
    self.document = document
    lineFinder = document.finder(before: max(0, place - Excerpt.reach))
    finder = lineFinder
  }

  /// The error with path, line, column and excerpt, if it is a pending one about a value of the document. An
  /// error of a small document computes them when they are first read.
  ///
  /// - Complexity: O(*n*) in the distance from the start of the document, or from the place resolved last.
  package mutating func resolve(_ error: consuming JSONError) -> JSONError {
    guard error.storage.isPending(in: document) else { return error }
    if document.isSmall { return error.retaining(document) }
    return JSONError(issues: issues(of: error))
  }

  /// The error of a skipped element. The first hundred of a document are resolved at once, so that a few don't
  /// retain a large document. All others retain it: their paths could take many times its memory.
  package mutating func resolveSkipped(_ error: consuming JSONError) -> JSONError {
    guard error.storage.isPending(in: document), !document.isSmall, document.countSkipped(upTo: 100)
    else { return resolve(error) }
    return error.retaining(document)
  }

  /// Resolves the issues of an error that was recorded about a value of the document: one, or those of the JSON
  /// in a string.
  ///
  /// - Parameter readValues: The values that the models are known to have read, by their places.
  mutating func issues(of error: JSONError, readValues: Set<Int> = []) -> [Issue] {
    let noted = error.storage
    if document.hasPositions { approachLine(of: noted.node) }
    let steps = finder.steps(to: noted.node, in: document)
    var issue = Issue(error.kind, path: JSONPath(steps.map(\.component)))
    issue.underlyingError = noted.underlyingError
    if let model = noted.model {
      issue.model = String(describing: model)
      var components = steps.drop { $0.node <= noted.modelNode ?? 0 }.map(\.component)
      // An issue about a key of a dictionary belongs to the dictionary.
      if components.count > 1, let last = steps.last, last.node > noted.node { components.removeLast() }
      if case .missingKey(let key, _) = issue.kind { components.append(.key(key)) }
      issue.property = propertyName(components)
    }
    let node = document.tape[noted.node]
    let span = document.span(of: node)
    issue.actual = JSONKind(node.kind)
    issue.preview = document.preview(of: node, span: span)
    if error.code == .invalidRawValue, node.isKind(.object), node.count == 1 {
      // The key names a case.
      let key = document.tape[noted.node + 1]
      issue.preview = document.preview(of: key, span: document.span(of: key))
    }
    if let type = document.foreignTypes?[noted.node] {
      issue.actual = nil
      issue.preview = type
      if case .numberOutOfRange(let type, _) = issue.kind {
        issue.kind = .typeMismatch(expected: .type(type))
      }
    }
    issue.alternatives = noted.alternatives?.map { failure in resolve(failure).issue } ?? []
    if document.hasPositions {
      let location = finder.location(of: span, in: document)
      issue.location = location
      issue.excerpt = Excerpt(of: location, in: ParsedPart(document, near: lineFinder))
    }
    // After the location: related values are nested in this value, so the walk to them is short.
    advise(about: error, at: steps, readValues, in: &issue)
    if steps.contains(where: \.isSecret) { issue = issue.withoutSecrets }
    guard case .inText(let inner) = noted.kind else { return [issue] }
    return inner.issues.map { $0.inText(of: issue) }
  }

  /// Advances to the beginning of the line that shows a location, and starts the search for the location
  /// itself there, so that the walk from the root is done once.
  private mutating func approachLine(of place: Int) {
    // A node has at least one byte of text.
    lineFinder.approach(max(0, place - Excerpt.reach), in: document)
    finder.join(lineFinder, before: place)
  }

  /// Adds advice for fixing the cause: keys present, allowed values, a likely spelling.
  mutating func advise(
    about error: JSONError, at steps: [PlaceFinder.Step], _ readValues: Set<Int>, in issue: inout Issue
  ) {
    let tape = document.tape
    let noted = error.storage
    if case .advised(let advised, let type) = noted.kind {
      let found = AdvisedKind.Found(
        kind: issue.actual, text: firstText(in: noted.node),
        key: key(below: noted.modelNode ?? 0, steps: steps))
      switch advised.advice(type, found) {
      case .allowed(let values): list(values, in: &issue)
      case .help(let text): issue.notes = [IssueNote(.help, text, about: .shape)]
      case .oneMember: adviseOnCase(in: noted.node, &issue)
      case .none: break
      }
      return
    }
    switch error.kind {
    case .missingKey(let key, _) where tape[noted.node].isKind(.object):
      adviseOnMissing(key, unless: error.isOtherKey, in: noted.node, readValues, &issue)
    case .invalidRawValue(_, let allowed):
      list(allowed, in: &issue)
      // A type that lists no values may or may not have cases.
      if !allowed.isEmpty { adviseOnCase(in: noted.node, &issue) }
    case .typeMismatch where tape[noted.node].isKind(.array) && noted.modelNode == noted.node:
      if let model = issue.model {
        issue.notes = [IssueNote(.help, "decode [\(model)] if a list is intended", about: .shape)]
      }
    case .typeMismatch where error.expectedContainer != nil && holdsContainer(noted.node):
      issue.notes = [IssueNote(.help, "the string contains JSON; decode it with `.jsonText`", about: .value)]
    default: break
    }
  }

  /// The text of a short string; for an array or object, that of its first value. `nil` for other values.
  private func firstText(in place: Int) -> String? {
    var place = place
    while document.tape[place].isKind(.array) || document.tape[place].isKind(.object) {
      guard let first = document.children(of: place, limit: 1).first else { return nil }
      place = first
    }
    let node = document.tape[place]
    return node.isKind(.string) && node.length <= 64 ? document.string(of: node) : nil
  }

  /// Whether a value is a string that looks like the text of an array or object.
  private func holdsContainer(_ place: Int) -> Bool {
    let node = document.tape[place]
    guard node.isKind(.string), node.length > 1 else { return false }
    let text = UnsafeBufferPointer(start: document.bytes + node.offset + 1, count: node.length)
    return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
  }

  private func list(_ allowed: [String], in issue: inout Issue) {
    guard !allowed.isEmpty else { return }
    issue.notes = [IssueNote(nil, "allowed: " + allowed.joined(separator: ", "), about: .shape)]
    if let preview = issue.preview, let similar = similarLiteral(to: preview, among: allowed) {
      issue.notes.append(IssueNote(.help, "did you mean \(similar)?", about: .value))
    }
  }

  /// Adds a note for an object that should have one member, named after a case of an enum, but has none or
  /// several.
  private func adviseOnCase(in object: Int, _ issue: inout Issue) {
    let node = document.tape[object]
    guard node.isKind(.object), node.count != 1 else { return }
    let found = node.count == 0 ? "none" : "\(node.count)"
    issue.notes.append(
      IssueNote(
        .help, "one member, named after the case, is expected; the object has \(found)", about: .value))
  }

  /// The key, between quotes, of a value that a model reads, or of an array or object that contains the
  /// value.
  private func key(below model: Int, steps: [PlaceFinder.Step]) -> String {
    let keys = steps.drop { $0.node <= model }.prefix { $0.key != nil }.compactMap(\.key)
    return shownName(keys.joined(separator: "."))
  }

  /// - Parameter isOther: Whether a name is known to be another key that the model reads.
  private mutating func adviseOnMissing(
    _ key: String, unless isOther: (String) -> Bool, in object: Int, _ readValues: Set<Int>,
    _ issue: inout Issue
  ) {
    // More members are not worth listing.
    let members = document.children(of: object, limit: 500)
    guard
      let (node, similar) = document.similarKey(
        to: key, among: members, readValues: readValues, unless: isOther)
    else {
      issue.notes = [IssueNote(nil, document.listOfKeys(members), about: .shape)]
      return
    }
    issue.notes = [IssueNote(.help, "did you mean \(shownName(similar))?", about: .shape)]
    if document.hasPositions {
      let location = finder.location(of: document.span(of: node), in: document)
      issue.related = [Issue.Related(message: "similar key \(shownName(similar))", location: location)]
    }
  }

  /// - Parameter models: The types of the models that were decoded from each object, the outermost first.
  mutating func resolve(_ key: UnknownKey, _ models: [Int: [Any.Type]]) -> Issue {
    let node = ([0] + finder.steps(to: key.object, in: document).map(\.node)).last { models[$0] != nil }
    let error = JSONError(.stated(.unknownKey(key.name)), at: key.node, in: document.identity)
    if let node, let model = models[node]?.first { error.storage.name(model, at: node) }
    var issue = issues(of: error)[0]
    // Computed only for keys that are reported, because there may be a million unknown keys.
    let similar = similarName(to: key.name, among: key.missed)
    if let similar { issue.notes = [IssueNote(.help, "did you mean \(shownName(similar))?", about: .shape)] }
    return issue
  }
}
