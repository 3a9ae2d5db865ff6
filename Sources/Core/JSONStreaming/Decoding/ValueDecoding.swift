public import JSONCore
public import JSONMapping

/// Decodes the values that a reader cuts out of a stream.
///
/// Generic code that is compiled for each model: what the models' types are is looked up nowhere, which would take longer
/// than a small value.
@usableFromInline
struct ValueDecoding<Model> {
  @usableFromInline let decoder: any Decoding<Model>
  /// `nil` if the mapper's options don't allow to read part by part.
  let reader: (any StreamReader)?
  /// What has been parsed and not decoded yet.
  @usableFromInline var parsed: ParsedRun?
  /// What a cursor may read.
  @usableFromInline var text: ElementText?
  @usableFromInline var isEnded = false

  init(_ decoder: any Decoding<Model>, _ reader: (any StreamReader)?) {
    self.decoder = decoder
    self.reader = reader
  }

  /// How many values have been decoded or refused.
  var count: Int { (reader?.count ?? 0) + (text?.count ?? 0) - (parsed?.count ?? 0) }

  /// The next value; `nil` if it takes more text, or nothing more will come.
  @inlinable
  mutating func next() throws(JSONError) -> Model? {
    while !isEnded {
      if let read = text?.read({ (cursor) throws(CursorFailure) in try decoder.decode(from: &cursor) }),
        text?.passes(read.length) == true
      {
        return read.model
      }
      if parsed?.isArray == true {
        if let model = parsed?.decode({ (json) throws(JSONError) in try decoder.decode(json) }) {
          advance()
          return model
        }
      }
      if parsed != nil { return try decodeAlone() }
      guard try readOn() else { return nil }
    }
    return nil
  }

  /// Asks the reader for the next values; says no if there are none now.
  @inline(never) @usableFromInline
  mutating func readOn() throws(JSONError) -> Bool {
    guard let reader else {
      isEnded = true
      throw JSONError(.custom("the elements of a document that may be JSON5 can't be read one by one"))
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

  /// Decodes the next value as a document of its own: so its error does not depend on what was parsed with it.
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
