/// A generated value and the JSON document that contains it.
public struct DataSet<Value: Sendable>: Sendable {
  /// The result of decoding the document.
  public let value: Value
  /// The minified document.
  public let bytes: [UInt8]
  /// The number of objects of the model in the document; a movie's cast does not count.
  public let objects: Int

  /// Creates a data set from a value, its document and the number of its objects. The comparison's gate
  /// checks that they match.
  public init(value: Value, bytes: [UInt8], objects: Int) {
    self.value = value
    self.bytes = bytes
    self.objects = objects
  }
}
