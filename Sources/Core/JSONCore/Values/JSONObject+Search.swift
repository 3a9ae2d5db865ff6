// Always inlined: for a literal key, the compiler computes the bytes that are compared.

extension JSONObject {
  /// The value of the member with this key; of duplicates, the one that the options choose.
  @inlinable @inline(__always)
  func find(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    // Two to sixty bytes: longer keys would be read beyond the padding after the text.
    guard !header.pointee.findsWithCare, UInt(bitPattern: count &- 2) <= 58 else {
      return findWithCare(key, count: count)
    }
    return findFirst(JSONKey(utf8: key, count: count), from: node + 1)
  }

  /// Like ``find(_:count:)``, in less code, for a key that isn't a literal, and for calls that are inlined
  /// many times. Slower if the members have another order than the model.
  @inlinable @inline(__always)
  func findOneByOne(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    if header.pointee.findsWithCare { return findWithCare(key, count: count) }
    return findFirst(JSONKey(utf8: key, count: count), oneByOneFrom: node + 1)
  }

  /// The value of the first member with this key from a member on, if all keys are written in double quotes
  /// and without escapes.
  ///
  /// Compares the last bytes of the keys, up to the closing quote, which distinguish nearly all keys of an
  /// object; four keys at a time if their values are scalars. If the members have another order than the
  /// model, a processor can't predict with which of them a search ends, and each wrong prediction takes as
  /// long as many comparisons.
  @inlinable @inline(__always)
  func findFirst(_ key: JSONKey, from first: UnsafePointer<Node>) -> UnsafePointer<Node>? {
    let text = header.pointee.bytes + (key.count &- 2)
    let lastBytes = key.lastBytes
    @inline(__always)
    func ends(_ member: UnsafePointer<Node>) -> Bool { text.hasWord(lastBytes, at: member.pointee.offset) }
    var member = first
    let end = node + node.pointee.size
    while member + 8 <= end, member.areNextScalars {
      var found = ends(member + 6) ? member + 6 : nil
      found = ends(member + 4) ? member + 4 : found
      found = ends(member + 2) ? member + 2 : found
      found = ends(member) ? member : found
      if let found {
        return hasKey(found, key) ? found + 1 : findWithCare(key.utf8, count: key.count)
      }
      member = (member + 6).nextMember
    }
    return findFirst(key, oneByOneFrom: member)
  }

  /// The value of the first member with this key, in a search that begins at a member.
  @inlinable @inline(__always)
  func findFirst(_ key: JSONKey, oneByOneFrom first: UnsafePointer<Node>) -> UnsafePointer<Node>? {
    var member = first
    let end = node + node.pointee.size
    while member < end {
      if hasKey(member, key) { return member + 1 }
      member = member.nextMember
    }
    return nil
  }

  /// Whether a member's key, which is written without escapes, equals another.
  @inlinable @inline(__always)
  func hasKey(_ member: UnsafePointer<Node>, _ key: JSONKey) -> Bool {
    member.pointee.length == key.count
      && equalBytes(header.pointee.bytes + (member.pointee.offset &+ 1), key.utf8, count: key.count)
  }

  /// Like ``find(_:count:)``, for all settings and all keys.
  @inline(never) @usableFromInline
  func findWithCare(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    guard let conversion = header.pointee.keyConversion?.takeUnretainedValue() else {
      return findAndNote(key, count: count)
    }
    return conversion.withJSONKey(for: UnsafeBufferPointer(start: key, count: count)) { key in
      // An empty string has no address. Any other address can be used, because no byte is read.
      findAndNote(key.baseAddress ?? header.pointee.bytes, count: key.count)
    }
  }

  func findAndNote(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    let found = search(for: key, count: count)
    logSearch(for: UnsafeBufferPointer(start: key, count: count), foundAt: found)
    return found
  }

  /// The value of the member whose key equals this one as a `String`, although its bytes differ: Unicode can
  /// represent a letter and its accent by one scalar or by two. `nil` for a key of ASCII characters.
  ///
  /// - Complexity: O(*n*) in the number of members.
  @inlinable
  func findEquivalent(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    areASCII(key, count: count) ? nil : findEquivalentKey(UnsafeBufferPointer(start: key, count: count))
  }

  @inline(never) @usableFromInline
  func findEquivalentKey(_ key: UnsafeBufferPointer<UInt8>) -> UnsafePointer<Node>? {
    let conversion = header.pointee.keyConversion?.takeUnretainedValue()
    let name = String(decoding: key, as: UTF8.self)
    let jsonKey = conversion?.jsonKey(for: name) ?? name
    let usesLast = header.pointee.usesLastDuplicate
    var found: UnsafePointer<Node>?
    visitMembers { if usesLast || found == nil, $0.key == jsonKey { found = $0.node + 1 } }
    if found != nil { logSearch(for: key, foundAt: found) }
    return found
  }

  private func search(for key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    let usesLast = header.pointee.usesLastDuplicate
    var member = node + 1
    var found: UnsafePointer<Node>?
    for _ in 0..<node.pointee.count {
      if JSONValue(node: member, header: header).hasText(key, count: count) {
        found = member + 1
        guard usesLast else { break }
      }
      member = member.nextMember
    }
    return found
  }
}

extension UnsafePointer<Node> {
  /// The key after this key and its value.
  ///
  /// Reads the size of containers only, in a branch: a processor predicts that most values are scalars, and
  /// needn't wait for a node to find the next one.
  @inlinable @inline(__always)
  var nextMember: UnsafePointer<Node> {
    let value = self + 1
    guard _slowPath(value.pointee.isContainer) else { return value + 1 }
    return value + value.pointee.size
  }

  /// Whether neither the value of this key nor those of the next two are containers, so that the fourth key
  /// is six nodes further on.
  ///
  /// - Precondition: At least seven nodes of the object follow.
  @inlinable @inline(__always)
  var areNextScalars: Bool { (self[1].head | self[3].head | self[5].head) & 8 == 0 }
}
