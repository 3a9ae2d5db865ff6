/// Turns documents into values and back: what one row of the comparison does with one model.
///
/// A peer measures its own natural kind of document (`Data` for Foundation), so that nobody pays for a conversion
/// that its users would not need.
package protocol Codec<Value> {
  associatedtype Value: Equatable & Sendable
  associatedtype Document

  /// The document that holds these bytes.
  func document(from bytes: [UInt8]) -> Document

  /// The bytes of a document.
  func bytes(of document: Document) -> [UInt8]

  func decode(_ document: Document) throws -> Value

  func encode(_ value: Value) throws -> Document
}
