import JSONCore

extension JSONWriter {
  /// The text that `write` produces; `nil` if it throws.
  static func text(
    _ layout: JSONWriteOptions = JSONWriteOptions(),
    _ write: (inout JSONWriter) throws(JSONError) -> Void
  ) -> [UInt8]? {
    var writer = JSONWriter(options: layout)
    guard (try? write(&writer)) != nil else { return nil }
    return try? writer.finish()
  }
}
