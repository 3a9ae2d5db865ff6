/// A search through the members of a model for models that aren't decoded in one pass.
///
/// It ends after a limited number of steps, because models can contain themselves.
@frozen
public struct OnePassSearch {
  @usableFromInline var remainingSteps = 64

  /// Creates a search.
  @inlinable
  public init() {}

  /// Whether a type and its members are decoded in one pass; true also if the search has reached its limit.
  @inlinable
  public mutating func reads<Value: DerivedReadable>(_ type: Value.Type) -> Bool {
    guard remainingSteps > 0 else { return true }
    remainingSteps -= 1
    return type.readsInOnePass(&self)
  }
}
