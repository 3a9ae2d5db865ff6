extension ParsedText {
  /// Parses a text with one of the options that the strict parser does not know.
  init(json5 bytes: UnsafeRawBufferPointer, options: JSONParseOptions) throws(JSONError) {
    var parser = JSON5Parser(copying: bytes, options: options)
    do {
      try parser.parse()
    } catch {
      throw JSONError(FailedParse(parser, error))
    }
    self.init(
      source: parser.source.takeBytes(), storage: parser.storage, nodeCount: parser.nodeCount,
      options: options, isDeep: parser.isDeep)
  }
}
