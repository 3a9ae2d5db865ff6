extension Document {
  /// Parses text in UTF-8, UTF-16 or UTF-32, of either byte order, with or without a byte order mark.
  ///
  /// Errors report line and column of the text; offsets count the bytes that it has, or would have, in UTF-8
  /// without the mark.
  ///
  /// - Throws: What ``init(parsing:options:)-(RawSpan,_)`` throws; bytes that aren't a character are
  ///   `invalid-utf8` in all encodings.
  /// - Complexity: O(*n*). UTF-8 is parsed directly; text in another encoding is first converted to a copy.
  public convenience init(
    detectingEncodingOf bytes: RawSpan, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    try self.init(
      bytes.withUnsafeBytes { (buffer) throws(JSONError) in
        let (encoding, markLength) = TextEncoding.detected(in: buffer)
        let text = UnsafeRawBufferPointer(rebasing: buffer[markLength...])
        guard encoding != .utf8 else { return try ParsedText(text, options: options) }
        return try ParsedText(encoding.transcoded(text).span.bytes, options: options)
      })
  }
}
