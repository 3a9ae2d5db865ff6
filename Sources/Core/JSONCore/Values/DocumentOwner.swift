/// An object that reads values at places of a document: what code derives from that keeps places beyond a
/// call, such as the containers of a `Codable` decode.
///
/// A value read from it lives as long as it is held. Reading from a document in a stored property would do,
/// but such a value ends with the access to the property.
///
/// The document is not owned, so whoever turns a reader to one sees to it that it is turned away, or out of
/// everybody's reach, before the document goes; see ``DocumentOwner``. It is open because the package's other
/// modules could not derive from it otherwise; clients have no use for it.
open class DocumentReader {
  /// Of the document that is read; `nil` if there is none.
  @exclusivity(unchecked) @usableFromInline final var header: UnsafePointer<DecodeHeader>?

  @usableFromInline
  init(header: UnsafePointer<DecodeHeader>?) { self.header = header }

  /// Creates a reader of what an owner reads.
  @inlinable
  package init(readingAs owner: DocumentOwner) { header = owner.header }

  /// Turns to what an owner reads by now.
  @inlinable @inline(__always)
  package final func read(as owner: DocumentOwner) { header = owner.header }

  /// Turns away from the document: until the next one, nothing can be read.
  @inlinable @inline(__always)
  package final func readNothing() { header = nil }

  /// The value at a place of the document.
  ///
  /// - Precondition: The place lies within the document.
  @inlinable @inline(__always)
  package final subscript(position: DocumentPosition) -> JSONValue {
    @_lifetime(borrow self)
    get {
      guard let header else { preconditionFailure("a position of no document") }
      let tape = header.pointee.tape
      // The root spans the whole tape.
      precondition(Int(position.index) < tape.pointee.size, "a position of another document")
      return _overrideLifetime(
        JSONValue(node: tape + Int(position.index), header: header), borrowing: self)
    }
  }
}

/// A reader that owns the document it reads, of which there may be one after the other.
open class DocumentOwner: DocumentReader {
  @exclusivity(unchecked) private final var owned: Document?

  /// Creates an owner of no document as yet.
  public init() { super.init(header: nil) }

  /// Turns to a document.
  package final func own(_ document: Document) {
    owned = document
    header = UnsafePointer(document.header)
  }

  /// Lets go of the document: until the next one, nothing can be read.
  package final func disown() {
    readNothing()
    owned = nil
  }

  /// The document.
  ///
  /// - Precondition: There is one.
  package final var document: Document {
    guard let owned else { preconditionFailure("an owner of no document") }
    return owned
  }
}
