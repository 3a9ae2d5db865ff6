/// An object that owns a document and reads values at places of it: what code derives from that keeps places
/// beyond a call, such as the containers of a `Codable` decode.
///
/// A value read from an owner lives as long as the owner is held. Owning a document directly would do, but a
/// value read through a stored property ends with the access to the property.
///
/// It is open because the package's other modules could not derive from it otherwise; clients have no use for
/// it.
open class DocumentOwner {
  /// The document.
  @usableFromInline package final let document: Document

  /// Creates an owner of a document.
  @inlinable
  public init(document: Document) { self.document = document }

  /// The value at a place of the document.
  ///
  /// - Precondition: The place lies within the document.
  @inlinable @inline(__always)
  package final subscript(position: DocumentPosition) -> JSONValue {
    @_lifetime(borrow self)
    get {
      let (node, header) = document.place(of: position)
      return _overrideLifetime(JSONValue(node: node, header: header), borrowing: self)
    }
  }
}
