package import JSONCore
public import JSONMapping

package typealias DecodeArriving<Value> = (_ chunks: [ArraySlice<UInt8>], _ decodesEach: Bool) throws -> Value

/// A codec that uses a mapper of this package, over the package's parser or another one.
public struct MappingCodec<Value: Equatable & Sendable>: Codec {
  private let mapping: any Mapping<Value>
  private let backend: any JSONBackend.Type
  /// Decodes a document that arrives in chunks, on request with the value so far after each; `nil` if that
  /// isn't measured.
  let decodeArriving: DecodeArriving<Value>?

  /// Creates a codec over the package's own parser.
  public init(_ mapping: some Mapping<Value>) { self.init(mapping, over: NativeBackend.self) }

  /// - Parameters:
  ///   - backend: The parser and printer of the documents.
  ///   - decodeArriving: Decodes a document that arrives in chunks, on request with the value so far after
  ///     each.
  package init(
    _ mapping: any Mapping<Value>, over backend: any JSONBackend.Type,
    decodeArriving: DecodeArriving<Value>? = nil
  ) {
    self.mapping = mapping
    self.backend = backend
    self.decodeArriving = decodeArriving
  }

  /// The bytes themselves.
  public func document(from bytes: [UInt8]) -> [UInt8] { bytes }

  /// The document itself.
  public func bytes(of document: [UInt8]) -> [UInt8] { document }

  /// Decodes a document.
  ///
  /// - Throws: A `JSONError`.
  public func decode(_ document: [UInt8]) throws -> Value {
    try backend == NativeBackend.self ? mapping.decode(document) : mapping.decode(backend.parse(document))
  }

  /// Encodes with this package's writer; another backend then parses and prints the document.
  ///
  /// - Throws: A `JSONError`.
  public func encode(_ value: Value) throws -> [UInt8] {
    let bytes = try mapping.encode(value)
    guard backend != NativeBackend.self else { return bytes }
    return try JSONCore.Document(parsing: bytes).withRoot { (json) throws(JSONError) in
      try backend.serialize(json)
    }
  }
}
