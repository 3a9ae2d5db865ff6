/// The position of a value in a document, which can be stored.
///
/// Code that can't store a ``JSONValue``, such as the containers of a `Codable` decode, stores a position and
/// a reference to the ``Document``. Access checks that the position lies within the document.
@frozen @usableFromInline
package struct DocumentPosition: Sendable, Hashable, Comparable {
  @usableFromInline let index: UInt32

  @inlinable
  init(index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The root of every document.
  @inlinable package static var root: DocumentPosition { DocumentPosition(index: 0) }

  /// The position of a member's key, given that of its value.
  @inlinable package var ofKey: DocumentPosition { DocumentPosition(index: max(Int(index) - 1, 0)) }

  /// Compares by the order in the document.
  @inlinable
  package static func < (left: DocumentPosition, right: DocumentPosition) -> Bool { left.index < right.index }
}

extension JSONValue {
  /// The position of this value in its document.
  @inlinable package var position: DocumentPosition { DocumentPosition(index: node - header.pointee.tape) }

  /// The document of this value.
  public var document: Document { header.pointee.document }

  /// The identity of this value's document; only compared.
  var documentIdentity: UnsafeRawPointer { document.identity }

  /// Whether this is a value of a document.
  package func isValue(of document: Document) -> Bool { documentIdentity == document.identity }

  /// - Precondition: The position lies within the document, and the caller gives the value the lifetime of
  ///   the document.
  @_lifetime(immortal)
  @inlinable
  init(at position: DocumentPosition, header: UnsafePointer<DecodeHeader>) {
    let tape = header.pointee.tape
    // The root spans the whole tape.
    precondition(
      Int(position.index) < tape.pointee.size || header.pointee.isCollecting, "a position of another document"
    )
    self.init(node: tape + Int(position.index), header: header)
  }

  /// The number of elements or members; 0 for other values.
  @inlinable package var childCount: Int { node.pointee.isContainer ? node.pointee.count : 0 }

  /// The position of an array's first element, or of the value of an object's first member, if there is one.
  @inlinable
  package var firstChild: DocumentPosition {
    let index = node - header.pointee.tape
    return DocumentPosition(index: index + (node.pointee.isKind(.object) ? 2 : 1))
  }

  /// The position of the element after this one, if there is one.
  @inlinable
  package var nextElement: DocumentPosition {
    DocumentPosition(index: node - header.pointee.tape + node.pointee.size)
  }

  /// The position of the value of the member after this one, if there is one.
  @inlinable
  package var nextMember: DocumentPosition {
    DocumentPosition(index: node - header.pointee.tape + node.pointee.size + 1)
  }

  /// Whether a position is that of this value, or lies below it.
  package func contains(_ position: DocumentPosition) -> Bool {
    let start = node - header.pointee.tape
    return Int(position.index) >= start && Int(position.index) < start + node.pointee.size
  }

  /// The keys and indices from this value to a position below it.
  ///
  /// - Precondition: The position is that of this value or of one below it.
  /// - Complexity: O(*n*) in the number of members and elements before the values on the path.
  package func path(to target: DocumentPosition) -> JSONPath {
    // The empty object of a collecting decode has no path.
    if header.pointee.isCollecting, Int(target.index) == document.nodeCount { return JSONPath() }
    precondition(contains(target), "a position outside of this value")
    var components: [JSONPath.Component] = []
    let tape = header.pointee.tape
    let target = Int(target.index)
    var current = node - tape
    while current < target, tape[current].isContainer {
      let isObject = tape[current].isKind(.object)
      var child = current + (isObject ? 2 : 1)
      var index = 0
      while target >= child + tape[child].size {
        child += tape[child].size + (isObject ? 1 : 0)
        index += 1
      }
      let key = JSONMember(node: tape + child - 1, header: header)
      components.append(isObject ? .key(key.key) : .index(index))
      current = child
    }
    return JSONPath(components)
  }
}

extension Document {
  /// Creates a copy in which some values represent values that JSON can't express.
  ///
  /// - Parameter foreignTypes: The names of the types of the values that JSON can't express, for errors.
  package convenience init(copying document: Document, foreignTypes: [DocumentPosition: String]) {
    let types = Dictionary(uniqueKeysWithValues: foreignTypes.map { (Int($0.key.index), $0.value) })
    self.init(copying: document, foreignTypes: types, log: nil)
  }

  /// The identity of this document; only compared.
  var identity: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The value at a position in this document.
  ///
  /// - Precondition: The position lies within this document.
  @inlinable
  package subscript(position: DocumentPosition) -> JSONValue {
    @_lifetime(borrow self)
    get { _overrideLifetime(JSONValue(at: position, header: header), borrowing: self) }
  }
}

extension JSONObject {
  /// The position of the value of the member with this key; of duplicates, the one that the options choose.
  ///
  /// - Complexity: O(*n*) in the number of members; O(1) on average once an object with many of them has been
  ///   searched several times.
  package func position(of key: String) -> DocumentPosition? {
    var key = key
    return key.withUTF8 { bytes in
      (find(runTimeKey: bytes) ?? findEquivalent(runTimeKey: bytes))
        .map { DocumentPosition(index: $0 - header.pointee.tape) }
    }
  }

  /// The positions of the members' values by their keys; of equal keys, the one that the options choose. This
  /// alone does not mark the keys as known in a decode that is recorded; see ``logSearch(for:foundAt:)``.
  ///
  /// - Throws: What `key` throws.
  /// - Parameter key: Creates the key; `nil` for a member that is left out.
  /// - Complexity: O(*n*) on average in the number of members.
  @inlinable
  package func positions<Key: Hashable, Failure: Error>(
    byKeys key: (JSONMember) throws(Failure) -> Key?
  ) throws(Failure) -> [Key: DocumentPosition] {
    var positions: [Key: DocumentPosition] = [:]
    positions.reserveCapacity(count)
    let replaces = header.pointee.usesLastDuplicate
    try visitMembers { (member) throws(Failure) in
      guard let key = try key(member), replaces || positions[key] == nil else { return }
      positions[key] = member.value.position
    }
    return positions
  }

  /// Calls `body` with the keys in document order, duplicates included. This alone does not mark them as
  /// known in a decode that rejects unknown keys.
  package func visitKeys(_ body: (String) -> Void) { visitMembers { body($0.key) } }
}
