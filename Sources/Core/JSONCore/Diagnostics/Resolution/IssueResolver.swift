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
}
