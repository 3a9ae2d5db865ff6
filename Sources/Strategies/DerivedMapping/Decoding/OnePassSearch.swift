/// A search for models that are not read in one pass, among those that a model holds.
///
/// It ends after some steps, for models may hold themselves.
@frozen
public struct OnePassSearch {
  @usableFromInline var remainingSteps = 64

  /// Creates a search.
  @inlinable
  public init() {}

  /// Whether a type, and those of its members, are read in one pass; true also if the search has come to its end.
  @inlinable
  public mutating func reads<Value: DerivedReadable>(_ type: Value.Type) -> Bool {
    guard remainingSteps > 0 else { return true }
    remainingSteps -= 1
    return type.readsInOnePass(&self)
  }
}
