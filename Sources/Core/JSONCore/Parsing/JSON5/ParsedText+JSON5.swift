extension ParsedText {
  /// Parses a text with one of the options that the strict parser does not know.
  init(json5 bytes: UnsafeRawBufferPointer, options: JSONParseOptions) throws(JSONError) {
    var parser = JSON5Parser(copying: bytes, options: options)
    do {
      try parser.parse()
    } catch {
      let issue = parser.issue(for: error)
      parser.storage.deallocate()
      parser.source.deallocate()
      throw JSONError(issue)
    }
    self.init(
      source: parser.source.takeBytes(), storage: parser.storage, nodeCount: parser.nodeCount,
      options: options, isDeep: parser.isDeep)
  }
}

extension JSON5Parser {
  /// The issue for a failure, with path, place and excerpt.
  fileprivate func issue(for failure: SyntaxFailure) -> Issue {
    let path = SyntaxPath(
      tape: storage.base, nodeCount: nodeCount, container: container, children: max(children, 0),
      bytes: source.base, origins: source.origins, stoppedAt: failure.offset)
    let text = text(0..<source.count)
    let diagnosis = SyntaxDiagnosis(
      text: text, path: path, part: ParsedPart(self, of: text, until: failure), options: options)
    return diagnosis.issue(for: failure)
  }
}
