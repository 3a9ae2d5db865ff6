/// The error of a cursor that can't read the requested value.
///
/// It contains neither a reason nor a location. The mapper that catches it decodes the same text from a
/// document, which either succeeds or throws the ``JSONError`` with path, line and column. So throwing it
/// never changes a result; it only takes time.
@frozen
public struct CursorFailure: Error, Hashable {
  /// Creates a failure.
  @inlinable
  public init() {}
}
