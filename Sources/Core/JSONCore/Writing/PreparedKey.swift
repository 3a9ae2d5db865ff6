/// A key that is written often: its quoted and escaped text with the colon, made once.
public struct PreparedKey: Sendable {
  /// The key.
  public let name: String
  fileprivate let bytes: [UInt8]

  /// Prepares a key for writers with these options.
  public init(_ name: String, options: JSONWriteOptions) {
    self.name = name
    var options = options
    options.pretty = false
    options.sortedKeys = false
    var writer = JSONWriter(options: options)
    writer.key(name)
    bytes = Array(writer.text)
  }
}

extension JSONWriter {
  /// Writes a key and its colon.
  public mutating func key(_ key: borrowing PreparedKey) {
    let count = key.bytes.count
    reserve(count)
    key.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      next.update(from: start, count: count)
    }
    next += count
  }
}
