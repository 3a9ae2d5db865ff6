// Always inlined: two additions for each value that is created from a handle.

/// An object that reads values at positions of a document, and stores such positions for longer than one
/// call, like the containers of a `Codable` decode.
///
/// A value read from it is valid as long as the object exists. A value read from a document in a stored
/// property would be valid only for the access to the property.
@usableFromInline
package protocol DocumentReader: AnyObject {
  /// The document that is read.
  var reading: ReadDocument { get }
}

/// The document that a ``DocumentReader`` reads, if there is one.
///
/// This reference doesn't retain the document. The code that attaches a reader to a document must detach the
/// reader, or make it unreachable, before the document is released.
@frozen @usableFromInline
package struct ReadDocument {
  @usableFromInline let header: UnsafePointer<DecodeHeader>?

  /// No document: nothing can be read.
  @inlinable
  package init() { header = nil }

  /// Refers to the document of a value, or to the text that is decoded without one, until that decode ends.
  package init(of json: JSONValue) { header = json.header.pointee.ofDocument }

  /// The document, which is created now if the decode has needed none so far.
  ///
  /// - Precondition: There is one, or a text that is being decoded.
  package var document: Document {
    guard let header else { preconditionFailure("nothing is decoded") }
    return header.pointee.document
  }
}

extension DocumentReader {
  /// The value at a position in the document.
  ///
  /// - Precondition: There is a document, and the position lies within it.
  @inlinable @inline(__always)
  package subscript(position: DocumentPosition) -> JSONValue {
    @_lifetime(borrow self)
    get {
      guard let header = reading.header else { preconditionFailure("a position without a document") }
      return _overrideLifetime(JSONValue(at: position, header: header), borrowing: self)
    }
  }
}
