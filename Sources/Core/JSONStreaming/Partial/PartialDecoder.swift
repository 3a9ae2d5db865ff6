public import JSONCore
internal import JSONMapping

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
public final class PartialDecoder<Model> {
  private var text: PartialText
  private let read: (inout PartialText) throws(JSONError) -> Model?
  private let isSupported: Bool

  init(
    _ configuration: MappingConfiguration, showsStrings: Bool,
    _ read: @escaping (inout PartialText) throws(JSONError) -> Model?
  ) {
    let options = configuration.parsing
    isSupported = !options.needsJSON5Parser
    text = PartialText(options: options, showsStrings: showsStrings)
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

extension PartialDecoder: ShownByDescription {}
