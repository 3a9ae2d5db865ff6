public import JSONCore
public import JSONMapping

/// A decoder of a document that is still arriving, such as the arguments that a language model writes, or the
/// body of a slow response.
///
///     let partial = mapper.partial()
///     for try await chunk in chunks {
///       try partial.append(chunk)
///       if let arguments = try partial.value() { show(arguments) }
///     }
///     let arguments = try partial.finish()
///
/// The value so far consists of what has arrived. An incomplete array or object has its children so far, and
/// an incomplete string its characters so far. Other incomplete members are missing: a number, a word such as
/// `true`, or a key is complete only when the next byte arrives. So the members of the model must be optional
/// or have defaults, or there is no value until they have all arrived.
///
/// A chunk may end anywhere, even within a character. The whole text is stored until the decoder is released.
public final class PartialDecoder<Model>: ShownByDescription {
  private var text: PartialText
  private let read: (inout PartialText) throws(JSONError) -> Model?
  // Stored, because the compiler checks each access to the text at run time.
  private let isSupported: Bool

  init(
    _ configuration: MappingConfiguration, showsStrings: Bool,
    _ read: @escaping (inout PartialText) throws(JSONError) -> Model?
  ) {
    isSupported = !configuration.parsing.needsJSON5Parser
    text = PartialText(options: configuration.parsing, showsStrings: showsStrings)
    self.read = read
  }

  /// Adds the next bytes of the text.
  ///
  /// - Throws: A syntax error, such as `unexpected-character`, once no more text could make the text valid
  ///   JSON, with path, line and column; `depth-limit` or `size-limit`. All further calls of `append` and
  ///   ``finish()`` throw the same error. `custom` if the mapper's options may need JSON5: such a document
  ///   can't be decoded before it is complete.
  /// - Complexity: O(*n*) in the number of bytes, on average.
  @inlinable
  public func append(_ bytes: some Collection<UInt8>) throws(JSONError) {
    let result = bytes.withContiguousStorageIfAvailable { bytes in
      Result { () throws(JSONError) in try append(contents: UnsafeRawBufferPointer(bytes)) }
    }
    guard let result else { return try append(Array(bytes)) }
    try result.get()
  }

  @usableFromInline
  func append(contents bytes: UnsafeRawBufferPointer) throws(JSONError) {
    guard isSupported else {
      throw JSONError(.custom("a document that may be JSON5 can't be decoded before it is complete"))
    }
    try text.append(bytes)
  }

  /// Adds the next part of the text.
  ///
  /// - Throws: What ``append(_:)-(Collection<UInt8>)`` throws.
  public func append(_ text: String) throws(JSONError) { try append(text.utf8) }

  /// Decodes the text so far.
  ///
  /// - Returns: `nil` if the text so far has no value yet, or if something that the model requires hasn't
  ///   arrived.
  /// - Throws: What decoding throws for a part of the text that is complete, such as `type-mismatch`, with
  ///   path, line and column.
  /// - Complexity: That of decoding the text so far. The decoder of a list, as of `mapper.array`, decodes
  ///   only the elements that have arrived since the last call, and the incomplete one; but it copies the
  ///   list, in O(*n*) for *n* elements, if the result of the last call is still in use.
  public func value() throws(JSONError) -> Model? { try read(&text) }

  /// Marks the end of the text, and decodes it.
  ///
  /// - Throws: `unexpected-end` or another syntax error if the text isn't a whole document, `custom` if it
  ///   has no value, and what decoding throws.
  public func finish() throws(JSONError) -> Model {
    try text.finish()
    guard let model = try read(&text) else { throw JSONError(.custom("the text has no value")) }
    return model
  }

  /// Returns the text so far as a document, for code that doesn't use the mapper, such as ObjectMapper's
  /// mapping of an existing object; `nil` if nothing has a value yet.
  ///
  /// - Throws: `duplicate-key`, if the mapper's options reject repeated keys.
  public func document() throws(JSONError) -> Document? {
    let options = text.options
    return try text.value { (bytes) throws(JSONError) in try Document(parsing: bytes, options: options) }
  }

  /// Whether the value at a path has arrived, and is complete.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func isComplete(at path: JSONKeyPath = []) -> Bool {
    guard let document = try? document(), (try? document.root.value(at: path)) != nil else { return false }
    return text.isComplete(path.components)
  }
}

extension Decoding {
  /// Returns a decoder of a document that is still arriving.
  ///
  /// The decoder of a list, as of `mapper.array`, decodes each element once when it is complete, and has the
  /// complete elements even while the last one has no value.
  ///
  /// - Parameter includesIncompleteStrings: Whether the value so far has the characters of a string whose end
  ///   hasn't arrived. If a mapping rejects them, as that of a date does, the string is missing anyway.
  public func partial(includesIncompleteStrings: Bool = true) -> PartialDecoder<Model> {
    if let list = self as? any ElementwiseDecoding, let decoder = elements(list, includesIncompleteStrings) {
      return decoder
    }
    return PartialDecoder(configuration, showsStrings: includesIncompleteStrings) {
      (text) throws(JSONError) in
      try text.value { (bytes) throws(JSONError) in try self.decode(bytes) }
    }
  }

  /// Returns a decoder of the elements of a list.
  ///
  /// - Parameter list: This mapping.
  private func elements<List: ElementwiseDecoding>(
    _ list: List, _ showsStrings: Bool
  ) -> PartialDecoder<Model>? {
    let elements = PartialElements(list)
    let decoder = PartialDecoder(list.configuration, showsStrings: showsStrings) {
      (text) throws(JSONError) in
      try elements.read(&text)
    }
    return decoder as? PartialDecoder<Model>
  }
}

/// The elements of an array that is still arriving, decoded once each.
final class PartialElements<List: ElementwiseDecoding> {
  private let list: List
  /// The complete elements, followed by the incomplete one.
  private var models = List.Model()
  private var endsIncomplete = false
  private var failure: JSONError?

  init(_ list: List) { self.list = list }

  /// Decodes the elements that have arrived.
  ///
  /// - Returns: The complete elements, and the incomplete one if it has a value.
  func read(_ text: inout PartialText) throws(JSONError) -> List.Model? {
    if let failure { throw failure }
    do throws(JSONError) {
      if endsIncomplete { models.removeLast() }
      endsIncomplete = false
      let isArray = text.isArray
      let elements = text.takeElements()
      // If the root isn't an array, or the array has no elements, there is nothing to decode once.
      guard isArray || elements != nil || !models.isEmpty else { return try whole(text) }
      if let elements { try append(elements, of: text) }
      try appendIncomplete(of: text)
      return models
    } catch {
      failure = error
      throw error
    }
  }

  private func whole(_ text: borrowing PartialText) throws(JSONError) -> List.Model? {
    try text.value { (bytes) throws(JSONError) in try list.decode(bytes) }
  }

  // An error must have its location in the whole text, so after a failure the text so far is decoded once as
  // a whole.

  private func append(_ elements: Range<Int>, of text: borrowing PartialText) throws(JSONError) {
    do throws(JSONError) { models += try list.decode(text.array(of: elements)) } catch {
      _ = try list.decode(text.array(to: elements.upperBound))
      throw error
    }
  }

  private func appendIncomplete(of text: borrowing PartialText) throws(JSONError) {
    do throws(JSONError) {
      let last = try text.element { (bytes) throws(JSONError) in try list.decode(bytes) }
      guard let last, !last.isEmpty else { return }
      models += last
      endsIncomplete = true
    } catch {
      _ = try whole(text)
      throw error
    }
  }
}

extension Decoding where Model: Equatable {
  /// Returns the values of a document that is still arriving, each different from the one before it.
  ///
  ///     for try await arguments in mapper.partialValues(of: chunks) { show(arguments) }
  ///
  /// They are the values of ``partial(includesIncompleteStrings:)`` after each chunk, and that of the whole
  /// document. Iterate once over the sequence, which throws a ``StreamReadError``.
  ///
  /// - Parameters:
  ///   - source: The bytes in chunks, which may end anywhere.
  ///   - includesIncompleteStrings: Whether a value has the characters of a string whose end hasn't arrived.
  /// - Complexity: O(*n*) for each chunk, in the length of the text so far.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func partialValues<Source: AsyncSequence>(
    of source: Source, includesIncompleteStrings: Bool = true
  ) -> some AsyncSequence<Model, StreamReadError> where Source.Element: Collection<UInt8> {
    PartialValues(
      source: source.makeAsyncIterator(),
      decoder: partial(includesIncompleteStrings: includesIncompleteStrings))
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct PartialValues<Model: Equatable, Source: AsyncIteratorProtocol>: AsyncSequence,
  AsyncIteratorProtocol
where Source.Element: Collection<UInt8> {
  var source: Source
  let decoder: PartialDecoder<Model>
  var last: Model?
  var isEnded = false

  func makeAsyncIterator() -> Self { self }

  mutating func next(isolation actor: isolated (any Actor)?) async throws(StreamReadError) -> Model? {
    while !isEnded {
      do {
        try Task.checkCancellation()
        let chunk = try await source.next(isolation: actor)
        if let chunk { try decoder.append(chunk) }
        isEnded = chunk == nil
        let model = try isEnded ? decoder.finish() : decoder.value()
        guard model != nil, model != last else { continue }
        last = model
        return model
      } catch {
        isEnded = true
        if let error = error as? JSONError { throw .decoding(error) }
        throw error is CancellationError || Task.isCancelled ? .cancelled : .source(error)
      }
    }
    return nil
  }
}
