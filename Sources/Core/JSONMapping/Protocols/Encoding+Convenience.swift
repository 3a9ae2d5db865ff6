public import JSONCore

extension Encoding {
  /// Encodes a model as UTF-8 text.
  ///
  /// - Throws: `non-finite-number`, `depth-limit` or `size-limit`; `key-collision` if the options reject
  ///   duplicate keys; `number-out-of-range` in canonical form; and what writing the model throws, with the
  ///   path.
  @inlinable
  public func encode(_ model: Model) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(options: configuration.writing)
    try encode(model, into: &writer)
    return try writer.finish()
  }

  /// Encodes a model as a string.
  ///
  /// - Throws: What ``encode(_:)`` throws.
  @inlinable
  public func encodeToString(_ model: Model) throws(JSONError) -> String {
    String(decoding: try encode(model), as: UTF8.self)
  }
}
