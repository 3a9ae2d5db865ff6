public import JSONCore
public import JSONFoundation

/// A source of the field operators: a `JSON`, or a `JSONTree`.
///
/// One form of each operator takes both, for the same reason as in ``FieldKey``.
public protocol FieldSource: ~Escapable {
  /// Calls `body` with the value.
  func withValue<Value>(_ body: (JSONValue) -> Decoded<Value>) -> Decoded<Value>
}

extension JSONValue: FieldSource {
  /// Calls `body` with this value.
  @inlinable
  public func withValue<Value>(_ body: (JSONValue) -> Decoded<Value>) -> Decoded<Value> { body(self) }
}

extension JSONTree: FieldSource {
  /// Calls `body` with the tree as a document's value.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func withValue<Value>(_ body: (JSONValue) -> Decoded<Value>) -> Decoded<Value> {
    withJSON(self, body)
  }
}
