package import Catalog

/// Documents of one kind that the calls of a cell go through in turn.
///
/// With one document again and again, the processor's branch predictor learns every branch of it, which it
/// can't do with the documents of a program.
package struct DocumentRotation<Value: Sendable>: Sendable {
  /// The document that a single call uses.
  package let first: DataSet<Value>
  /// All documents, the first among them, in the order of the calls.
  package let documents: [DataSet<Value>]

  /// - Parameter others: documents with as many objects as the first, so that figures per object are
  /// comparable.
  package init(_ first: DataSet<Value>, _ others: [DataSet<Value>] = []) {
    self.first = first
    documents = [first] + others
  }
}
