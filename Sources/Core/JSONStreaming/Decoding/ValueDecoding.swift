public import JSONCore
public import JSONMapping

/// Decodes the values that a reader extracts from a stream.
///
/// Generic code that is specialized for each model: looking up the models' metadata at run time would take
/// longer than decoding a small value.
@usableFromInline
struct ValueDecoding<Model> {
  @usableFromInline let decoder: any Decoding<Model>
  /// `nil` if the mapper's options don't allow reading in parts.
  let reader: (any StreamReader)?
  /// The values that have been parsed but not decoded yet.
  @usableFromInline var parsed: ParsedRun?
  /// The text of values that a cursor may read.
  @usableFromInline var text: ElementText?
  @usableFromInline var isEnded = false

  init(_ decoder: any Decoding<Model>, _ reader: (any StreamReader)?) {
    self.decoder = decoder
    self.reader = reader
  }

  /// The number of values decoded or rejected.
  var count: Int { (reader?.count ?? 0) + (text?.count ?? 0) - (parsed?.count ?? 0) }

  /// Returns the next value; `nil` if more text is needed, or if no more values follow.
  @inlinable
  mutating func next() throws(JSONError) -> Model? {
    while !isEnded {
      if let read = text?.read({ (cursor) throws(CursorFailure) in try decoder.decode(from: &cursor) }),
        text?.skip(read.length) == true
      {
        return read.model
      }
      if parsed?.isArray == true,
        let model = parsed?.decode({ (json) throws(JSONError) in try decoder.decode(json) })
      {
        advance()
        return model
      }
      if parsed != nil { return try decodeAlone() }
      guard try readOn() else { return nil }
    }
    return nil
  }

  /// Gets the next values from the reader; returns `false` if there are none now.
  @inline(never) @usableFromInline
  mutating func readOn() throws(JSONError) -> Bool {
    guard let reader else {
      isEnded = true
      throw JSONError(.custom("the elements of a document that may be JSON5 can't be decoded one by one"))
    }
    if let text { reader.pass(text) }
    text = nil
    defer { isEnded = reader.isEnded }
    switch try reader.next() {
    case .parsed(let run): parsed = run
    case .text(let text): self.text = text
    case nil: return false
    }
    return true
  }

  @inline(never) @usableFromInline
  mutating func advance() {
    parsed?.advance()
    if parsed?.count == 0 { parsed = nil }
  }

  /// Decodes the next value as a document of its own, so that its error doesn't depend on the values parsed
  /// with it.
  @inline(never) @usableFromInline
  mutating func decodeAlone() throws(JSONError) -> Model? {
    guard let run = parsed else { return nil }
    defer { advance() }
    let document = try run.separated()
    do throws(JSONError) {
      return try decoder.decode(document)
    } catch {
      let error = error.placed(at: document.root).resolved(at: document.root)
      throw reader?.moved(error, about: run) ?? error
    }
  }
}
