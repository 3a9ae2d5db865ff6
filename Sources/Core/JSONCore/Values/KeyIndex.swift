extension KeyIndex {
  /// - Complexity: O(*n*) on average in the number of members.
  convenience init(_ object: JSONObject) {
    var capacity = 1
    while capacity < object.count * 2 { capacity *= 2 }
    var slots = [UInt32](repeating: 0, count: capacity)
    let replaces = object.header.pointee.usesLastDuplicate
    object.visitMembers { (member) in
      let place = UInt32(truncatingIfNeeded: member.node - object.node)
      var text = member.key
      text.withUTF8 { text in
        let slot = KeyIndex.slot(of: text, of: object, in: slots)
        if replaces || slots[slot] == 0 { slots[slot] = place }
      }
    }
    self.init(slots: slots)
  }

  /// The value of the member with this key.
  ///
  /// - Complexity: O(1) on average.
  func value(of key: UnsafeBufferPointer<UInt8>, in object: JSONObject) -> UnsafePointer<Node>? {
    let place = slots[KeyIndex.slot(of: key, of: object, in: slots)]
    return place == 0 ? nil : object.node + Int(place) + 1
  }

  /// The slot of a key, or the free one that it would take.
  private static func slot(
    of key: UnsafeBufferPointer<UInt8>, of object: JSONObject, in slots: [UInt32]
  ) -> Int {
    // Seeded for each process, so that a client can't choose keys that share a slot.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    // An empty key has no address. Any other address can be used, because no byte is read.
    let start = key.baseAddress ?? object.header.pointee.bytes
    while slots[slot] != 0 {
      let member = JSONValue(node: object.node + Int(slots[slot]), header: object.header)
      if member.hasText(start, count: key.count) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }
}

extension Document {
  /// The index of an object with many members; `nil` until it has been searched several times, and while
  /// another thread creates one.
  func keyIndex(of object: JSONObject) -> KeyIndex? {
    let place = object.node - object.header.pointee.tape
    return keyIndexes.withLockIfAvailable { indexes in
      var taken = indexes.take() ?? KeyIndexes()
      defer { indexes = taken }
      return taken.index(of: place, count: object.count) { KeyIndex(object) }
    } ?? nil
  }
}

extension JSONObject {
  /// The value of the member with a key that is only known at run time; uses an index if there are many
  /// members.
  @inline(__always)  // For small objects, a call would take longer than the search.
  func find(runTimeKey key: UnsafeBufferPointer<UInt8>) -> UnsafePointer<Node>? {
    // An empty string has no address. Any other address can be used, because no byte is read.
    let start = key.baseAddress ?? header.pointee.bytes
    guard node.pointee.count <= KeyIndex.linearLimit, key.count < JSONKey.lengthLimit else {
      return findAmongMany(start, count: key.count)
    }
    return findOneByOne(start, count: key.count)
  }

  /// Like ``findEquivalent(_:count:)``.
  func findEquivalent(runTimeKey key: UnsafeBufferPointer<UInt8>) -> UnsafePointer<Node>? {
    key.baseAddress.flatMap { findEquivalent($0, count: key.count) }
  }

  @inline(never) @usableFromInline
  func findAmongMany(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    guard let index = value.document.keyIndex(of: self) else { return find(key, count: count) }
    let key = UnsafeBufferPointer(start: key, count: count)
    guard let conversion = header.pointee.keyConversion?.takeUnretainedValue() else {
      return find(key, by: index)
    }
    return conversion.withJSONKey(for: key) { key in find(key, by: index) }
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>, by index: KeyIndex) -> UnsafePointer<Node>? {
    let found = index.value(of: key, in: self)
    logSearch(for: key, foundAt: found)
    return found
  }
}
