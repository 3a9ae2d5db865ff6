package import Generation

/// The documents that the calls of a cell use in turn.
///
/// If every call used the same document, the processor's branch predictor would learn it, which is not
/// possible with the varying documents of a program.
package struct DocumentRotation<Value: Sendable>: Sendable {
  /// The first document.
  package let first: DataSet<Value>
  /// All documents, including the first one, in the order of the calls.
  package let documents: [DataSet<Value>]

  /// - Parameter others: Documents with as many objects as the first one.
  package init(_ first: DataSet<Value>, _ others: [DataSet<Value>] = []) {
    self.first = first
    documents = [first] + others
  }
}
