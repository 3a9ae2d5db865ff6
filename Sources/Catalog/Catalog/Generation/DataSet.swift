/// A generated value and the JSON document that holds it.
public struct DataSet<Value: Sendable>: Sendable {
  /// What decoding the document gives.
  public let value: Value
  /// The minified document.
  public let bytes: [UInt8]
  /// How many objects of the model the document holds; a movie's cast does not count.
  public let objects: Int

  /// A value, its document, and how many objects that holds; the gate checks that they belong together.
  public init(value: Value, bytes: [UInt8], objects: Int) {
    self.value = value
    self.bytes = bytes
    self.objects = objects
  }
}
