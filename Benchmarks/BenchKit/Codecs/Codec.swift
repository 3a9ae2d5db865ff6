public import Foundation

/// Turns documents into values and back: what one row of the comparison does with one model.
///
/// A peer measures its own natural kind of document (`Data` for Foundation), so that nobody pays for a
/// conversion that its users would not need.
public protocol Codec<Value> {
  /// What a document holds.
  associatedtype Value: Equatable & Sendable
  /// What the peer reads and writes.
  associatedtype Document

  /// The document that holds these bytes.
  func document(from bytes: [UInt8]) -> Document

  /// The bytes of a document.
  func bytes(of document: Document) -> [UInt8]

  /// The value that a document holds; throws if it holds none. Called again and again, and timed.
  func decode(_ document: Document) throws -> Value

  /// A document that holds the value. Called again and again, and timed.
  func encode(_ value: Value) throws -> Document
}

/// What parsers that read `Data` have in common.
extension Codec where Document == Data {
  /// The bytes as `Data`.
  public func document(from bytes: [UInt8]) -> Data { Data(bytes) }

  /// The bytes of the `Data`.
  public func bytes(of document: Data) -> [UInt8] { Array(document) }
}
