/// A generated value and the JSON document that holds it.
package struct DataSet<Value: Sendable>: Sendable {
  /// What decoding the document gives.
  package let value: Value
  /// The minified document.
  package let bytes: [UInt8]
  /// How many objects of the model the document holds; a movie's cast does not count.
  package let objects: Int

  package init(value: Value, bytes: [UInt8], objects: Int) {
    self.value = value
    self.bytes = bytes
    self.objects = objects
  }
}
