package import Catalog

/// Documents of one kind that the calls of a cell go through in turn.
///
/// One document again and again is learnt by heart: the processor foresees every branch of it, which it can't
/// do with the documents of a program.
package struct DocumentRotation<Value: Sendable>: Sendable {
  /// The document that a single call is about.
  package let first: DataSet<Value>
  /// All documents, the first among them, in the order of the calls.
  package let documents: [DataSet<Value>]

  /// - Parameter others: hold as many objects as the first; others are not comparable by object.
  package init(_ first: DataSet<Value>, _ others: [DataSet<Value>] = []) {
    self.first = first
    documents = [first] + others
  }
}
