internal import Foundation
public import JSONCore
internal import JSONFoundation

extension DecodingError {
  /// Where an error occurred.
  ///
  /// The error of a decode retains the document and stores the position of the value in it; path and objects
  /// are computed on access.
  public struct Metadata {
    /// The error in the package's own form; without one, the location is unknown.
    var issue: JSONError?
    /// The document that the error is about.
    private(set) var document: Document?
    /// The value that could not be decoded.
    private(set) var position: DocumentPosition?
    /// The value on the left of the outermost operator that the error has passed.
    var root: DocumentPosition?
    private var rare = Rare.nothing

    /// Information that few errors have: in a separate allocation, so that all others are created and copied
    /// quickly.
    private indirect enum Rare {
      case nothing
      case given(Given)
    }

    /// The values supplied when the error was created.
    struct Given {
      var path: [String] = []
      var object: Any?
      var rootObject: Any?
      /// The source of the document, if that was not text.
      var tree: Any?
      /// The model that an issue without a document is about, and the number of steps of the path to it.
      var model: (type: Any.Type, depth: Int)?
    }

    /// The values supplied when the error was created.
    var given: Given {
      get { if case .given(let given) = rare { given } else { Given() } }
      set { rare = .given(newValue) }
    }

    /// Creates metadata for an error of your own.
    ///
    /// - Parameters:
    ///   - path: The keys from the root object to the object.
    ///   - object: The value that could not be decoded.
    ///   - rootObject: The value at which the path starts.
    public init(path: [String] = [], object: Any, rootObject: Any? = nil) {
      given = Given(path: path, object: object, rootObject: rootObject)
    }

    /// Creates metadata for an error of your own about a value that is being decoded.
    public init(object json: JSON) {
      document = json.document
      position = json.position
    }

    /// The location of an error about a value of a document.
    ///
    /// - Parameters:
    ///   - json: The value, or one that contains it.
    ///   - root: The value on the left of the operator that the error passes.
    init(_ issue: JSONError, at json: JSON, root: DocumentPosition? = nil) {
      let document = json.document
      // Most are about the value itself, which needs no search from the root.
      position = issue.isAbout(json) ? json.position : issue.place(in: document.root) ?? json.position
      self.issue = issue
      self.root = root
      self.document = document
    }
  }
}

extension DecodingError.Metadata {
  /// Whether the error has an issue, and the document of this value.
  func isPlaced(in json: JSON) -> Bool {
    guard issue != nil, let document else { return false }
    return json.isValue(of: document)
  }

  /// The keys that lead from the root object to the object that could not be decoded. Indices are left out;
  /// the path of ``DecodingError/jsonError`` has them.
  public var path: [String] {
    guard let root, let position else { return given.path }
    return JSONPath(Array(components(to: position).dropFirst(components(to: root).count))).keys + given.path
  }

  /// The path as text, its keys joined by dots.
  public var formattedPath: String { path.joined(separator: ".") }

  /// The value that could not be decoded, as `JSONSerialization` would return it. For a missing key, the
  /// object that lacks it.
  public var object: Any { given.object ?? position.map { object(at: $0) } ?? () }

  /// The value at which the path starts: that on the left of the outermost operator that the error has
  /// passed.
  public var rootObject: Any? { root.map { object(at: $0) } ?? given.rootObject }

  /// The issue with path, line and column.
  var resolvedIssue: JSONError? {
    guard let document else { return issue }
    return issue?.resolved(at: document.root)
  }

  private func components(to position: DocumentPosition) -> [JSONPath.Component] {
    document?.root.path(to: position).components ?? []
  }

  private func object(at position: DocumentPosition) -> Any {
    let components = components(to: position)
    if let tree = given.tree, let object = ThrowingMapping.object(of: tree, at: components) { return object }
    return (try? document?.root.reached(along: components).foundationObject()) ?? ()
  }
}

extension JSONPath {
  /// The path without its indices.
  var keys: [String] { components.compactMap { if case .key(let key) = $0 { key } else { nil } } }
}

extension DecodingError.Metadata: Equatable {
  /// Compares the paths and the objects: dictionaries and arrays by their contents, other values by their
  /// descriptions.
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && areEqual(left.object, right.object)
      && areEqual(left.rootObject, right.rootObject)
  }
}

/// Whether two values have the same description, regardless of the order of members in dictionaries.
private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
  switch (left, right) {
  case (let left as [String: Any], let right as [String: Any]):
    left.count == right.count
      && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
  case (let left as [Any], let right as [Any]):
    left.count == right.count && zip(left, right).allSatisfy(areEqual)
  default: String(describing: left) == String(describing: right)
  }
}

/// The object at a path of a tree of Foundation's values: the instance in the tree.
func object(of tree: Any, at components: [JSONPath.Component]) -> Any? {
  var current = tree
  for component in components {
    let next: Any? =
      switch component {
      case .key(let key): member(of: current, key)
      case .index(let index): (current as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    guard let next else { return nil }
    current = next
  }
  return current
}

/// The value of a dictionary of Foundation's values.
func member(of object: Any, _ key: String) -> Any? {
  // A cast that bridges copies the whole dictionary.
  if type(of: object) is AnyClass { return (object as? NSDictionary)?.object(forKey: key) }
  return (object as? [String: Any])?[key]
}
