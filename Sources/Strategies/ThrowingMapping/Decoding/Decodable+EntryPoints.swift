public import Foundation
public import JSONCore
internal import JSONFoundation

// The entry points without a mapper. An error about the content is a ``DecodingError`` that retains the
// document, so that path, location and objects stay available.

extension Decodable {
  /// Decodes UTF-8 text.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or a
  ///   `JSONError` of the categories `syntax`, `incomplete` or `limit`.
  public static func decode(_ data: Data) throws -> Self {
    try withRoot(of: Document(parsing: data.bytes)) { (json) throws in try json.decoded() }
  }

  /// Decodes UTF-8 text.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or a
  ///   `JSONError` of the categories `syntax`, `incomplete` or `limit`.
  public static func decode(
    parsing bytes: [UInt8], options: JSONParseOptions = JSONParseOptions()
  ) throws -> Self {
    try withRoot(of: Document(parsing: bytes, options: options)) { (json) throws in try json.decoded() }
  }

  /// Decodes text.
  ///
  /// - Throws: ``DecodingError``: `typeMismatch`, `missingKey` or `rawRepresentableInitializationError`; or a
  ///   `JSONError` of the categories `syntax`, `incomplete` or `limit`.
  public static func decode(
    parsing text: String, options: JSONParseOptions = JSONParseOptions()
  ) throws -> Self {
    try withRoot(of: Document(parsing: text, options: options)) { (json) throws in try json.decoded() }
  }
}

/// Calls `body` with the root of a document.
func withRoot<Result>(of document: Document, _ body: (JSON) throws -> Result) throws -> Result {
  do {
    return try body(document.root)
  } catch let error as JSONError {
    throw error.resolved(at: document.root)
  }
}

/// Calls `body` with a tree of Foundation's values as a document. Errors show the objects of the tree itself.
func withDocument<Result>(of tree: Any, _ body: (JSON) throws -> Result) throws -> Result {
  let document = try Document(foundationObject: tree)
  do {
    return try withRoot(of: document, body)
  } catch var error as DecodingError {
    if error.metadata.document === document { error.metadata.given.tree = tree }
    throw error
  }
}
