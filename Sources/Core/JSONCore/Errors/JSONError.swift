/// Why a document could not be parsed, decoded or encoded: one or more issues in document order.
///
/// Documents and the `Mapping`s of all dialects throw this type. What stands in for the calls of another library,
/// such as `CodableDecoder`, `Mapper` or `=>`, throws errors as that library does; most have this one as `jsonError`.
///
/// An error that is thrown inside a decode has only a code and a place on the tape. The entry point that owns
/// the document resolves these into path, line, column and excerpt. For a small document it does so only when
/// somebody looks at the error. An error that you catch yourself below an entry point can be resolved with
/// ``resolved(at:)`` while the document lives.
public struct JSONError: Error, Sendable {
  var storage: Storage

  /// Whether path and location of the issues are known.
  public var isResolved: Bool { !storage.isPending }

  init(_ storage: Storage) { self.storage = storage }

  init(_ kind: consuming PendingKind, _ concern: Concern, at node: Int, in document: UnsafeRawPointer) {
    storage = Storage(kind, concern, at: node, in: document)
  }

  init(pending: PendingIssue) {
    storage = Storage(pending: pending)
  }

  /// Creates an error without a place, for code that sees only the content of a value. The strategy that
  /// called the code adds the place.
  public init(_ kind: IssueKind) {
    storage = Storage(.stated(kind), lacksPlace: kind.code.category == .data, source: nil)
  }

  /// An error of what is written or built, and has no text yet.
  ///
  /// - Parameters:
  ///   - path: Where it is wrong.
  ///   - found: The kind of the value there, and its text.
  init(_ kind: IssueKind, at path: JSONPath, found: (kind: JSONKind, preview: String?)? = nil) {
    storage = Storage(
      .stated(kind), lacksPlace: path.components.isEmpty && kind.code.category == .data,
      source: .path(PathSource(path: path, actual: found?.kind, preview: found?.preview)))
  }
}
