/// The reason why a document could not be parsed, decoded or encoded: one or more issues in document order.
///
/// Documents and the `Mapping`s of all strategies throw this type. APIs that replace those of another
/// library, such as `CodableDecoder`, `Mapper` or `=>`, throw that library's errors; most have this one as
/// `jsonError`.
///
/// An error that is thrown inside a decode has only a code and an index of a node. The entry point that owns
/// the document resolves these into path, line, column and excerpt. For a small document it does so only when
/// the error is read. An error that you catch yourself below an entry point can be resolved with
/// ``resolved(at:)`` while the document exists.
public struct JSONError: Error, Sendable {
  var storage: Storage

  /// Whether path and location of the issues are known.
  public var isResolved: Bool { !storage.isPending }

  init(
    _ kind: consuming PendingKind, at node: Int, in document: UnsafeRawPointer,
    alternatives: [JSONError]? = nil
  ) {
    storage = Storage(kind, at: node, in: document, alternatives: alternatives)
  }

  /// Creates an error without a location, for code that receives only the content of a value. The strategy
  /// that called the code adds the location.
  public init(_ kind: IssueKind) { storage = Storage(.stated(kind), lacksPlace: kind.code.category == .data) }

  /// Creates an error without a location that another error caused, such as one of your own code.
  public init(_ kind: IssueKind, underlyingError: any Error) {
    storage = Storage(.caused(kind, by: underlyingError), lacksPlace: kind.code.category == .data)
  }

  /// Creates an error about a value that is written or built, and has no text yet.
  ///
  /// - Parameters:
  ///   - path: The path of the value.
  ///   - found: The kind of the value, and its text.
  package init(_ kind: IssueKind, at path: JSONPath, found: (kind: JSONKind, preview: String?)? = nil) {
    storage = Storage(
      .stated(kind), lacksPlace: path.components.isEmpty && kind.code.category == .data,
      source: .path(path, actual: found?.kind, preview: found?.preview))
  }
}
