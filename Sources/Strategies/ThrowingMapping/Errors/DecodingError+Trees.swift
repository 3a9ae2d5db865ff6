internal import Foundation
internal import JSONCore

// An error on its way out of a tree of Foundation's values: what decodes a part of the tree adds how it got
// there. There is no document, so the place is the path alone.

/// The error of decoding a `type` from the part of a tree that `components` lead to.
///
/// - Parameters:
///   - root: What is on the left of the operator that the error passes; `nil` if it is none.
@inline(never)
func treeError(
  _ error: any Error, below components: [JSONPath.Component], decoding type: Any.Type, root: Any? = nil,
  object: Any? = nil
) -> DecodingError {
  var failure =
    error as? DecodingError ?? .other(error, .init(object: object ?? root ?? (), rootObject: root))
  // What no operator has been passed by has its path from the part's own document.
  if failure.metadata.document != nil, failure.metadata.root == nil { failure.metadata.lead(from: .root) }
  var issue = failure.jsonError.issue
  var model = failure.metadata.treeModel
  if issue.model == nil, concernsModel(type, failure, depth: issue.path.components.count) {
    model = (type, 0)
    issue.model = String(describing: type)
    issue.property = property(of: issue)
  }
  issue = issue.below(components)
  let keys = components.compactMap { if case .key(let key) = $0 { key } else { nil } }
  var moved = DecodingError.Metadata(
    path: keys + failure.path, object: failure.metadata.object,
    rootObject: root ?? failure.metadata.rootObject)
  moved.place(issue, model: model.map { ($0.type, $0.depth + components.count) })
  failure.metadata = moved
  return failure
}

/// Whether an issue that names no model is one of the model that was being decoded.
private func concernsModel(_ type: Any.Type, _ failure: DecodingError, depth: Int) -> Bool {
  if type is any ContainerDecodable.Type || type == Any.self { return false }
  guard depth == 0 else { return true }
  if case .typeMismatch(let expected, _, _) = failure { return expected == NSDictionary.self }
  return failure.metadata.object is NSDictionary || failure.metadata.object is [String: Any]
}

private func property(of issue: Issue) -> String? {
  if case .missingKey(let key, _) = issue.kind { return key }
  for case .key(let key) in issue.path.components { return key }
  return nil
}

extension JSONValue {
  /// The error of a tree that was made of this value, with the place in the document.
  func adopting(_ error: DecodingError) -> DecodingError {
    let treeModel = error.metadata.treeModel
    guard error.metadata.document == nil, let issue = error.metadata.issue?.issue else { return error }
    var place = self
    var owner = self
    for (depth, component) in issue.path.components.enumerated() {
      if depth == treeModel?.depth { owner = place }
      switch component {
      case .key(let key): if let member = place.member(key) { place = member }
      case .index(let index): if let element = place.unguardedArray?[index] { place = element }
      }
    }
    if issue.path.components.count == treeModel?.depth { owner = place }
    var placed = place.error(of: issue, below: self)
    if let model = treeModel { placed = placed.annotated(model: model.type, at: owner) }
    var error = error
    var metadata = DecodingError.Metadata(placed, at: place, root: position)
    metadata.given = error.metadata.given
    // What the document itself tells of the path comes first.
    let told = issue.path.components.count { if case .key = $0 { true } else { false } }
    metadata.given.path.removeFirst(min(told, metadata.given.path.count))
    error.metadata = metadata
    return error
  }
}
