extension ParsedText {
  /// Parses a text with one of the options that the strict parser doesn't support.
  init(json5 bytes: UnsafeRawBufferPointer, options: JSONParseOptions) throws(JSONError) {
    var parser = JSON5Parser(copying: bytes, options: options)
    do {
      try parser.parse()
    } catch {
      throw JSONError(FailedParse(parser, error))
    }
    self = parser.parsed
  }
}

extension JSON5Parser {
  /// The text, and the tape as far as it was parsed.
  var parsed: ParsedText {
    ParsedText(
      source: source.takeBytes(), storage: storage, nodeCount: nodeCount, options: options, traits: traits)
  }
}
