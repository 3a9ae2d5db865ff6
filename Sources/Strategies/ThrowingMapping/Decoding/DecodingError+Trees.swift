internal import Foundation
internal import JSONCore

// Errors that propagate out of a tree of Foundation's values: each decode of a part of the tree adds the path
// to that part. There is no document, so the location is the path alone.

/// The error of decoding a `type` from the part of a tree that `components` lead to.
///
/// - Parameters:
///   - root: The value on the left of the operator that the error passes; `nil` if there is none.
@inline(never)
func treeError(
  _ error: any Error, below components: [JSONPath.Component], decoding type: Any.Type, root: Any? = nil,
  object: Any? = nil
) -> DecodingError {
  var failure =
    error as? DecodingError ?? .other(error, .init(object: object ?? root ?? (), rootObject: root))
  // The path of an error that has passed no operator starts at the root of the part's document.
  if failure.metadata.document != nil, failure.metadata.root == nil { failure.metadata.root = .root }
  let metadata = failure.metadata
  var issue = failure.jsonError.issue
  var model = metadata.given.model
  let isObject = metadata.object is NSDictionary || metadata.object is [String: Any]
  let concernsModel = !issue.path.components.isEmpty || failure.concernsModel(isObject: isObject)
  if issue.model == nil, concernsModel, type != Any.self, isModel(type) {
    model = (type, 0)
    issue.model = String(describing: type)
    let missing: [JSONPath.Component] =
      if case .missingKey(let key, _) = issue.kind { [.key(key)] } else { [] }
    issue.property = propertyName(issue.path.components + missing)
  }
  var moved = DecodingError.Metadata(
    path: JSONPath(components).keys + metadata.path, object: metadata.object,
    rootObject: root ?? metadata.rootObject)
  moved.issue = JSONError(issues: [issue.below(components)])
  moved.given.model = model.map { ($0.type, $0.depth + components.count) }
  failure.metadata = moved
  return failure
}

extension JSONValue {
  /// The error of a tree that was created from this value, with the location in the document.
  func adopting(_ error: DecodingError) -> DecodingError {
    guard error.metadata.document == nil, let issue = error.metadata.issue?.issue else { return error }
    var given = error.metadata.given
    let components = issue.path.components
    let place = reached(along: components)
    var placed = place.error(of: issue, below: self)
    if let (type, depth) = given.model {
      placed = placed.annotated(model: type, at: reached(along: Array(components.prefix(depth))))
    }
    // The document's own path information takes precedence.
    given.path.removeFirst(min(issue.path.keys.count, given.path.count))
    given.model = nil
    var error = error
    error.metadata = DecodingError.Metadata(placed, at: place, root: position)
    error.metadata.given = given
    return error
  }
}
