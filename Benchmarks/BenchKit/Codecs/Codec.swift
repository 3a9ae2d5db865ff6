public import Foundation

/// Decodes and encodes the documents of one model, for one row of the comparison.
///
/// Each codec has its own type of document, such as `Data` for Foundation, so that no measurement includes a
/// conversion that users of the strategy don't need.
public protocol Codec<Value> {
  /// The type of a document's value.
  associatedtype Value: Equatable & Sendable
  /// The type of the documents.
  associatedtype Document

  /// Returns the document with these bytes.
  func document(from bytes: [UInt8]) -> Document

  /// Returns the bytes of a document.
  func bytes(of document: Document) -> [UInt8]

  /// Decodes a document. The comparison times repeated calls.
  ///
  /// - Throws: The error of the strategy, if the document isn't the JSON of a value.
  func decode(_ document: Document) throws -> Value

  /// Encodes a value as a document. The comparison times repeated calls.
  ///
  /// - Throws: The error of the strategy, if the value can't be encoded.
  func encode(_ value: Value) throws -> Document
}

extension Codec {
  /// Decodes a document that consists of these bytes.
  ///
  /// - Throws: The error of the strategy, if the document isn't the JSON of a value.
  func decode(bytes: [UInt8]) throws -> Value { try decode(document(from: bytes)) }
}

/// Conversions for codecs whose documents are `Data`.
extension Codec where Document == Data {
  /// The bytes as `Data`.
  public func document(from bytes: [UInt8]) -> Data { Data(bytes) }

  /// The bytes of the `Data`.
  public func bytes(of document: Data) -> [UInt8] { Array(document) }
}
