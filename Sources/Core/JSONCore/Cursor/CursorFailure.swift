/// That a cursor can't read what it was asked for.
///
/// It says neither what nor where: the mapper then reads the same text by a document, which either succeeds or throws
/// the ``JSONError`` with path, line and column. So to throw it is never wrong, only slower.
@frozen
public struct CursorFailure: Error, Hashable {
  /// Creates a failure.
  @inlinable
  public init() {}
}
