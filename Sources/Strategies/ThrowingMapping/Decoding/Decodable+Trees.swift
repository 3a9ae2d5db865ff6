internal import Foundation
public import JSONCore
internal import JSONFoundation

// A tree is the result of `JSONSerialization`, or a combination of dictionaries, arrays, strings and numbers.
// Models that were written for trees decode them without a document; for all others, the part of the tree
// that they decode is converted to a document.

extension Decodable {
  /// Decodes a value with the type's function for trees, for types that implement only that.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what
  ///   the type's own function throws.
  /// - Complexity: O(*n*) in the size of the value, regardless of how much of it the type decodes.
  public static func decode(_ json: JSON) throws -> Self {
    if json.context(DefaultTreeFunction.self)?.type == ObjectIdentifier(Self.self) {
      throw json.error(.custom("\(Self.self) lacks a decode function"))
    }
    return try json.decodedAsTree { (tree) throws in try decode(tree) }
  }

  /// Decodes a tree with the type's function for JSON values.
  ///
  /// This converts the whole tree. If you have the text, decode that instead.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what
  ///   the type's own function throws.
  public static func decode(_ json: Any) throws -> Self {
    try withDocument(of: json) { (json) throws in
      try json.withContext(DefaultTreeFunction(type: ObjectIdentifier(Self.self))) { (json) throws in
        try json.decoded()
      }
    }
  }
}

/// The context in which the default function for trees decodes: if the type's function for JSON values is the
/// default too, the two would call each other forever.
private struct DefaultTreeFunction: Sendable { let type: ObjectIdentifier }

extension Optional where Wrapped: Decodable {
  /// Decodes null as `nil`.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  public static func decode(_ json: Any) throws -> Wrapped? { isNull(json) ? nil : try Wrapped.decode(json) }
}

extension Array where Element: Decodable {
  /// Decodes an array of a tree.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it isn't an array, and the error of the first element that
  ///   doesn't decode.
  public static func decode(_ json: Any) throws -> [Element] {
    guard !(Element.self is any DecodableScalar.Type), let elements = json as? [Any] else {
      return try withDocument(of: json) { (json) throws in try json.decoded() }
    }
    return try elements.enumerated().map { index, element in
      do { return try Element.decode(element) } catch {
        throw treeError(error, below: [.index(index)], decoding: Element.self)
      }
    }
  }

  /// Decodes an array of a tree, and skips the elements that don't decode if `ignoreInvalidObjects` is true.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it isn't an array, and the errors of elements that aren't
  ///   skipped.
  @_disfavoredOverload
  public static func decode(_ json: Any, ignoreInvalidObjects: Bool) throws -> [Element] {
    guard ignoreInvalidObjects else { return try decode(json) }
    return try elements(of: json).compactMap { try? Element.decode($0) }
  }
}

extension Dictionary where Key: Decodable, Value: Decodable {
  /// Decodes a dictionary of a tree; keys decode as strings do.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  public static func decode(_ json: Any) throws -> [Key: Value] {
    guard !(Value.self is any DecodableScalar.Type), let members = json as? [String: Any] else {
      return try withDocument(of: json) { (json) throws in try json.decoded() }
    }
    var values: [Key: Value] = [:]
    for (key, value) in members {
      do { values[try decodedKey(key)] = try Value.decode(value) } catch {
        throw treeError(error, below: [.key(key)], decoding: Value.self)
      }
    }
    return values
  }

  private static func decodedKey(_ key: String) throws -> Key {
    guard Key.self != String.self, Key.self is any JSONObjectKey.Type else { return try Key.decode(key) }
    return try withDocument(of: key) { (key) throws in try Key.decodeKey(key) }
  }
}

extension Set where Element: Decodable {
  /// Decodes an array of a tree as a set; of equal elements, the first counts.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  public static func decode(_ json: Any) throws -> Set<Element> { Set(try [Element].decode(json)) }
}

/// Whether an object of a tree represents null: `NSNull`, or an optional without a value.
func isNull(_ object: Any) -> Bool {
  if type(of: object) is AnyClass { return object is NSNull }
  guard let optional = object as? any OptionalValue else { return false }
  return optional.wrapped.map(isNull) ?? true
}

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
