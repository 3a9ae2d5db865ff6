public import JSONCore
internal import JSONFoundation

extension DecodingError {
  /// Where an error arose.
  ///
  /// An error of a decode keeps the document and the place in it; path and objects are made when they are
  /// asked for.
  public struct Metadata {
    /// One reference, so that an error is cheap on its way out: operators and models add to it what they
    /// know.
    let contents: Contents

    final class Contents {
      /// The error in the package's own form; without one, the place is unknown.
      @exclusivity(unchecked) var issue: JSONError?
      /// The document that the issue is about.
      @exclusivity(unchecked) var document: Document?
      /// The value on the left of the outermost operator that the error has passed.
      @exclusivity(unchecked) var root: DocumentPosition?
      /// What few errors have.
      @exclusivity(unchecked) private var details: Details?

      init(issue: JSONError? = nil, document: Document? = nil) {
        self.issue = issue
        self.document = document
      }

      /// What was said by whoever made the error.
      var given: Given {
        get { details?.given ?? Given() }
        set { madeDetails.given = newValue }
      }

      /// What the document was made from, if that was no text.
      var tree: Any? {
        get { details?.tree }
        set { madeDetails.tree = newValue }
      }

      /// The model that an issue without a document is about, and how many steps of the path lead to it.
      var treeModel: (type: Any.Type, depth: Int)? {
        get { details?.treeModel }
        set { madeDetails.treeModel = newValue }
      }

      /// The value of an error of one's own, whose issue is only known with the error.
      var position: DocumentPosition? {
        get { details?.position }
        set { madeDetails.position = newValue }
      }

      private var madeDetails: Details {
        if let details { return details }
        let made = Details()
        details = made
        return made
      }

      /// Whether the error has its place in the document of this value.
      func isPlaced(in json: JSON) -> Bool {
        guard issue != nil, let document else { return false }
        return json.isValue(of: document)
      }
    }

    /// Apart from the contents, so that those of nearly all errors are made and given up quickly.
    private final class Details {
      var given = Given()
      var tree: Any?
      var treeModel: (type: Any.Type, depth: Int)?
      var position: DocumentPosition?
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
      contents = Contents()
      contents.given = Given(path: path, object: object, rootObject: rootObject)
    }

    /// Creates metadata for an error of one's own about a value that is being decoded.
    public init(object json: JSON) {
      contents = Contents(document: json.document)
      contents.position = json.position
    }

    init(_ issue: JSONError, at json: JSON, root: JSON? = nil) {
      contents = Contents(issue: issue, document: json.document)
      contents.root = root?.position
    }

    /// Adds an issue that has a path, but no document.
    mutating func place(_ issue: Issue, model: (type: Any.Type, depth: Int)?) {
      contents.issue = JSONError(issues: [issue])
      contents.treeModel = model
    }
  }
}

extension DecodingError.Metadata {
  /// The keys that lead from the root object to the object that could not be decoded. Indices are left out;
  /// the path of ``DecodingError/jsonError`` has them.
  public var path: [String] {
    guard let document = contents.document, let root = contents.root, let components = componentsToObject
    else { return contents.given.path }
    let above = document.root.path(to: root).components.count
    let below = components.dropFirst(above).compactMap { component in
      if case .key(let key) = component { key } else { nil }
    }
    return below + contents.given.path
  }

  /// The path as text, its keys joined by dots.
  public var formattedPath: String { path.joined(separator: ".") }

  /// What could not be decoded, as `JSONSerialization` would return it. Of a missing key, the object that
  /// lacks it.
  public var object: Any {
    if let object = contents.given.object { return object }
    return componentsToObject.map { object(at: $0) } ?? ()
  }

  /// What the path starts at: the value on the left of the outermost operator that the error has passed.
  public var rootObject: Any? {
    guard let document = contents.document, let root = contents.root else { return contents.given.rootObject }
    return object(at: document.root.path(to: root).components)
  }

  /// The issue with path, line and column.
  var resolvedIssue: JSONError? {
    guard let document = contents.document else { return contents.issue }
    return contents.issue?.resolved(at: document.root)
  }

  private var componentsToObject: [JSONPath.Component]? {
    if let document = contents.document, let position = contents.position {
      return document.root.path(to: position).components
    }
    return resolvedIssue?.issue.path.components
  }

  private func object(at components: [JSONPath.Component]) -> Any {
    if let tree = contents.tree, let object = ThrowingMapping.object(of: tree, at: components) {
      return object
    }
    guard let document = contents.document else { return () }
    var current = document.root
    for component in components {
      switch component {
      case .key(let key): if let member = current.member(key) { current = member }
      case .index(let index): if let element = (try? current.array())?[index] { current = element }
      }
    }
    return current.foundationObject()
  }
}

extension DecodingError.Metadata: Equatable {
  /// Compares the paths and what the objects print as.
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && String(describing: left.object) == String(describing: right.object)
      && String(describing: left.rootObject) == String(describing: right.rootObject)
  }
}
