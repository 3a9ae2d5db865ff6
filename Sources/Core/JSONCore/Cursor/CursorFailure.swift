/// The error of a cursor that can't read the requested value.
///
/// It has neither a reason nor a location: the mapper then decodes the same text from a document, which
/// either succeeds or throws the ``JSONError`` with path, line and column. So throwing it is never wrong,
/// only slower.
@frozen
public struct CursorFailure: Error, Hashable {
  /// Creates a failure.
  @inlinable
  public init() {}
}
