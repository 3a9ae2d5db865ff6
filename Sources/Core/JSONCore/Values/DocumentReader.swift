// Inlined by force: two additions, for each value that a handle is made of.

/// An object that reads values at places of a document, and keeps such places beyond a call, as the containers
/// of a `Codable` decode do.
///
/// A value read from it lives as long as the object is held. Reading from a document in a stored property would
/// do, but such a value ends with the access to the property.
@usableFromInline
package protocol DocumentReader: AnyObject {
  /// The document that is read.
  var reading: ReadDocument { get }
}

/// The document that a ``DocumentReader`` reads, if there is one.
///
/// It is not owned. So whoever turns a reader to a document sees to it that the reader is turned away, or out of
/// everybody's reach, before the document goes.
@frozen @usableFromInline
package struct ReadDocument {
  @usableFromInline let header: UnsafePointer<DecodeHeader>?

  /// No document: nothing can be read.
  @inlinable
  package init() { header = nil }

  /// A document that somebody else holds.
  package init(_ document: Document) { header = document.header }
}

extension DocumentReader {
  /// The value at a place of the document.
  ///
  /// - Precondition: There is a document, and the place lies within it.
  @inlinable @inline(__always)
  package subscript(position: DocumentPosition) -> JSONValue {
    @_lifetime(borrow self)
    get {
      guard let header = reading.header else { preconditionFailure("a position of no document") }
      return _overrideLifetime(JSONValue(at: position, header: header), borrowing: self)
    }
  }
}
