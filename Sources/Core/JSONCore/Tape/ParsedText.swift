/// The parts of a document before it is created. None is reference-counted, so passing them on costs nothing.
struct ParsedText {
  let source: SourceBytes
  let storage: TapeStorage
  let nodeCount: Int
  let options: JSONParseOptions
  let traits: DecodeSettings
}

extension Document {
  convenience init(
    _ parsed: ParsedText, log: DecodeLog? = nil, logged: DecodeSettings = [],
    header: UnsafeMutablePointer<DecodeHeader>? = nil
  ) {
    self.init(
      source: parsed.source, storage: parsed.storage, nodeCount: parsed.nodeCount, options: parsed.options,
      hasPositions: true, traits: parsed.traits, log: log, logged: logged, header: header)
  }
}
