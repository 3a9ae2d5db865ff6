public import JSONCore
internal import JSONFoundation

extension DecodingError {
  /// Where an error arose.
  ///
  /// An error of a decode keeps the document and the place in it; path and objects are made when they are
  /// asked for.
  public struct Metadata {
    /// The error in the package's own form; without one, the place is unknown.
    ///
    /// As long as it is carried, it has the document and the value on the left of the outermost operator that
    /// the error has passed: operators and models add to it what they know, and no error is made anew.
    private(set) var issue: JSONError?
    /// What few errors have: apart, so that all others are made and given up quickly.
    private var rare: Rare?

    private final class Rare {
      let details: Details

      init(_ details: Details) { self.details = details }
    }

    private struct Details {
      var given = Given()
      var tree: Any?
      var treeModel: (type: Any.Type, depth: Int)?
      var document: Document?
      var position: DocumentPosition?
      var root: DocumentPosition?
    }

    struct Given {
      var path: [String] = []
      var object: Any?
      var rootObject: Any?
    }

    /// Creates metadata for an error of one's own.
    ///
    /// - Parameters:
    ///   - path: The keys from the root object to the object.
    ///   - object: What could not be decoded.
    ///   - rootObject: What the path starts at.
    public init(path: [String] = [], object: Any, rootObject: Any? = nil) {
      given = Given(path: path, object: object, rootObject: rootObject)
    }

    /// Creates metadata for an error of one's own about a value that is being decoded.
    public init(object json: JSON) {
      change {
        $0.document = json.document
        $0.position = json.position
      }
    }

    /// The place of an error about a value of a document.
    ///
    /// - Parameters:
    ///   - json: The value, or one that the error was met in.
    ///   - root: What is on the left of the operator that the error passes.
    init(_ issue: consuming JSONError, at json: JSON, root: DocumentPosition? = nil) {
      let issue = (consume issue).carried(at: json, from: root)
      let isCarried = issue.isCarried
      self.issue = issue
      if !isCarried {
        change {
          $0.document = json.document
          $0.root = root
        }
      }
    }

    private mutating func change(_ body: (inout Details) -> Void) {
      var details = rare?.details ?? Details()
      body(&details)
      rare = Rare(details)
    }
  }
}

extension DecodingError.Metadata {
  /// What was said by whoever made the error.
  var given: Given {
    get { rare?.details.given ?? Given() }
    set { change { $0.given = newValue } }
  }

  /// What the document was made from, if that was no text.
  var tree: Any? {
    get { rare?.details.tree }
    set { change { $0.tree = newValue } }
  }

  /// The model that an issue without a document is about, and how many steps of the path lead to it.
  var treeModel: (type: Any.Type, depth: Int)? { rare?.details.treeModel }

  /// The document that the error is about.
  var document: Document? { issue?.carrierDocument ?? rare?.details.document }

  /// The value of an error that is not the one of its issue, or whose issue is only known with the error.
  var position: DocumentPosition? { rare?.details.position }

  /// The value on the left of the outermost operator that the error has passed.
  var root: DocumentPosition? { issue?.carrierRoot ?? rare?.details.root }

  /// Adds an issue that has a path, but no document.
  mutating func place(_ issue: Issue, model: (type: Any.Type, depth: Int)?) {
    self.issue = JSONError(issues: [issue])
    change { $0.treeModel = model }
  }

  /// Adds the issue of an error about a value of the document that is known.
  mutating func place(_ issue: consuming JSONError, in document: Document) {
    self.issue = issue.carried(by: document, from: root)
  }

  /// Puts an issue about a value in the place of one about a part of it. Path and object stay those of the
  /// part.
  mutating func generalize(to issue: consuming JSONError, at json: JSON) {
    let root = root
    let part = position ?? self.issue?.place(in: json)
    self.issue = issue.carried(at: json, from: root)
    change { $0.position = part }
  }

  /// Lets the path start at a value.
  mutating func lead(from root: DocumentPosition) {
    if let issue, issue.isCarried { issue.lead(from: root) } else { change { $0.root = root } }
  }

  /// Lets the issue be carried by this error alone, after it was given away.
  mutating func carryAgain() {
    guard let issue, let document, !issue.isCarried else { return }
    self.issue = issue.copied().carried(by: document, from: root)
  }
}

extension DecodingError.Metadata {
  /// The keys that lead from the root object to the object that could not be decoded. Indices are left out;
  /// the path of ``DecodingError/jsonError`` has them.
  public var path: [String] {
    guard let document, let root, let components = componentsToObject else { return given.path }
    let above = document.root.path(to: root).components.count
    let below = components.dropFirst(above).compactMap { component in
      if case .key(let key) = component { key } else { nil }
    }
    return below + given.path
  }

  /// The path as text, its keys joined by dots.
  public var formattedPath: String { path.joined(separator: ".") }

  /// What could not be decoded, as `JSONSerialization` would return it. Of a missing key, the object that
  /// lacks it.
  public var object: Any {
    if let object = given.object { return object }
    return componentsToObject.map { object(at: $0) } ?? ()
  }

  /// What the path starts at: the value on the left of the outermost operator that the error has passed.
  public var rootObject: Any? {
    guard let document, let root else { return given.rootObject }
    return object(at: document.root.path(to: root).components)
  }

  /// The issue with path, line and column.
  var resolvedIssue: JSONError? {
    guard let document else { return issue }
    // What stays pending may be about another document.
    guard let resolved = issue?.resolved(at: document.root) else { return nil }
    return resolved.isCarried ? resolved.copied() : resolved
  }

  private var componentsToObject: [JSONPath.Component]? {
    if let document, let position {
      return document.root.path(to: position).components
    }
    return resolvedIssue?.issue.path.components
  }

  private func object(at components: [JSONPath.Component]) -> Any {
    if let tree, let object = ThrowingMapping.object(of: tree, at: components) {
      return object
    }
    guard let document else { return () }
    var current = document.root
    for component in components {
      switch component {
      case .key(let key): if let member = current.member(key) { current = member }
      case .index(let index): if let element = current.unguardedArray?[index] { current = element }
      }
    }
    return current.foundationObject()
  }
}

extension DecodingError.Metadata: Equatable {
  /// Compares the paths and the objects: dictionaries and arrays by what they hold, all else by what it
  /// prints as.
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && areEqual(left.object, right.object)
      && areEqual(left.rootObject, right.rootObject)
  }
}

/// Whether two values print the same, in whatever order their dictionaries have their members.
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
