extension [JSONKey] {
  /// Whether `isKey` is true for one of the keys of a model, as it is in the text.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  @inline(__always)  // So that the closure is.
  fileprivate func contains(
    by conversion: Unmanaged<KeyConversion>?, where isKey: (JSONKey) -> Bool
  ) -> Bool {
    guard let conversion = conversion?.takeUnretainedValue() else {
      return withUnsafeBufferPointer { keys in
        for key in keys where isKey(key) { return true }
        return false
      }
    }
    return contains { key in
      conversion.withJSONKey(for: UnsafeBufferPointer(start: key.utf8, count: key.count)) {
        // An empty text has no address. Any other address can be used, because no byte is read.
        isKey(JSONKey(utf8: $0.baseAddress ?? key.utf8, count: $0.count))
      }
    }
  }
}

extension JSONObject {
  /// The members whose keys are not among these, in their order, with their keys as in the text. All keys of
  /// the object then count as known.
  ///
  ///     let others = try object.members(besides: "theme", "size")
  ///
  /// Of duplicate keys, the one that the document's options choose counts, at the position of the first.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  /// - Complexity: O(*n* · *m*) in the numbers of members and of keys.
  public func members(besides keys: JSONKey...) throws(JSONError) -> OwnedJSON.Members {
    try rest(besides: keys)
  }

  /// The same as ``members(besides:)``.
  ///
  /// - Parameter others: Further keys, as in the text.
  package func rest(
    besides keys: [JSONKey], _ others: Set<String> = []
  ) throws(JSONError) -> OwnedJSON.Members {
    try rest { member in
      let key = member.keyValue
      return keys.contains(by: header.pointee.keyConversion) { key.hasText($0.utf8, count: $0.count) }
        || !others.isEmpty && others.contains(member.key)
    }
  }

  /// The members of which `isKnown` is false.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  package func rest(_ isKnown: (JSONMember) -> Bool) throws(JSONError) -> OwnedJSON.Members {
    logOthersKnown()
    var rest = OwnedJSON.Members()
    var memory = RestMemory()
    let document = value.document
    // Otherwise keys may have escapes, or values another notation.
    let isStrict =
      !header.pointee.findsWithCare && document.hasPositions && document.options.tolerances.isEmpty
    try visitMembers { (member) throws(JSONError) in
      if isKnown(member) { return }
      guard isStrict, !member.value.node.pointee.isContainer else {
        return rest.add(member.key, try OwnedJSON(member.value), replacing: header.pointee.usesLastDuplicate)
      }
      let key = document.text[document.span(of: member.node.pointee)].dropFirst().dropLast()
      let value = document.text[document.span(of: (member.node + 1).pointee)]
      // The memory is for this object alone.
      try rest.add(
        key: UnsafeBufferPointer(rebasing: key), text: UnsafeBufferPointer(rebasing: value), in: &memory,
        remaining: 64)
    }
    return rest
  }

  /// Whether the object is decoded as another model, of which this one is a part.
  package func isPart(_ model: Any.Type) -> Bool { self.model.map { $0 != model } ?? false }

  /// Calls `body` with this object, and returns its result with the keys that it found.
  ///
  /// - Throws: What `body` throws.
  package func notingKeys<Result>(
    _ body: (JSONObject) throws(JSONError) -> Result
  ) throws(JSONError) -> (Set<String>, Result) {
    let log = value.log ?? DecodeLog(limit: 0)
    let mark = log.count
    let result = try value.logging(.searches, in: log) { (json) throws(JSONError) in
      try body(JSONObject(node: json.node, header: json.header, model: model))
    }
    var keys: Set<String> = []
    for entry in log.entries.dropFirst(mark) {
      guard case .found(object: value.index) = entry.role else { continue }
      keys.insert(JSONMember(node: header.pointee.tape + entry.place - 1, header: header).key)
    }
    return (keys, result)
  }
}

extension JSONWriter {
  /// Writes the members that a model doesn't have, after the model's own members: those of
  /// ``JSONObject/members(besides:)``. Their keys are not converted.
  ///
  /// A member isn't written if its key is that of a property, even if the property was omitted, or if the
  /// object already has an equal key.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - start: The value of ``count`` before the first member of the model, if its other members since then
  ///     have the `keys`. The text before that is then searched only if the object began earlier.
  ///   - keys: The keys of the model.
  /// - Throws: `depth-limit` or `size-limit`.
  /// - Complexity: O(*n*) in the length of the object so far.
  public mutating func put(
    members: OwnedJSON.Members, from start: Int? = nil, besides keys: JSONKey...
  ) throws(JSONError) {
    try put(members: members, besides: keys, from: start)
  }

  /// The same as ``put(members:from:besides:)``.
  package mutating func put(
    members: OwnedJSON.Members, besides keys: [JSONKey], from start: Int? = nil
  ) throws(JSONError) {
    guard !members.isEmpty, depth != partDepth else { return }
    let isFirst = start.map { $0 > 0 && storage[$0 - 1] == UInt8(ascii: "{") && $0 - 1 != startEnd } ?? false
    var written: Set<String>?
    if let text = members.text, !options.escapesSlashes {
      text.visit { key, member in
        if isNew(key, keys, isFirst, &written) { copy(member) }
        return true
      }
      return withExtendedLifetime(members) {}
    }
    for (key, value) in members where key.withBytes({ isNew($0, keys, isFirst, &written) }) {
      self.key(verbatim: key)
      try value.write(to: &self)
    }
  }

  /// Whether neither a property nor a member of the open object has a key.
  @inline(__always)
  private func isNew(
    _ key: UnsafeBufferPointer<UInt8>, _ keys: [JSONKey], _ isFirst: Bool, _ written: inout Set<String>?
  ) -> Bool {
    if keys.contains(by: keyConversion, where: { $0.hasBytes(key) }) { return false }
    if isFirst, key.baseAddress.map({ areASCII($0, count: key.count) }) ?? true { return true }
    let found = written ?? keysOfOpenObject
    written = found
    return !found.contains(String(decoding: key, as: UTF8.self))
  }

  /// Writes a member from its text, which ends with a comma.
  private mutating func copy(_ member: UnsafeBufferPointer<UInt8>) {
    guard let start = member.baseAddress else { return }
    reserve(member.count)
    next.initialize(from: start, count: member.count)
    next += member.count
  }

  /// Removes the key that was just written.
  ///
  /// - Precondition: It was written last.
  package mutating func takeBackKey() {
    // Before the colon and the closing quote.
    next -= 2
    repeat { next -= 1 } while next.pointee != UInt8(ascii: "\"") || isEscaped(next)
  }

  /// The keys of the innermost open object so far, found from its end to its beginning.
  private var keysOfOpenObject: Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var place = next
    while place > storage {
      place -= 1
      switch place.pointee {
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0, place - storage == startEnd {
          let start = try? OwnedJSON(parsing: Array(objectStart) + [UInt8(ascii: "}")])
          return keys.union(start?.objectValue?.keys ?? [])
        }
        if depth == 0 { return keys }
        depth -= 1
      case UInt8(ascii: "\""):
        let end = place
        repeat { place -= 1 } while place.pointee != UInt8(ascii: "\"") || isEscaped(place)
        guard depth == 0, end[1] == UInt8(ascii: ":") else { continue }
        keys.insert(decodedText(place + 1, count: end - place - 1, isEscaped: true))
      default: break
      }
    }
    return keys
  }

  /// Whether an odd number of backslashes precedes a quote.
  private func isEscaped(_ quote: UnsafeMutablePointer<UInt8>) -> Bool {
    var start = quote
    while start > storage, start[-1] == UInt8(ascii: "\\") { start -= 1 }
    return (quote - start) % 2 == 1
  }
}

extension JSONKey {
  @inline(__always)  // Nearly always the lengths differ.
  fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    count == bytes.count && bytes.hasBytes(UnsafeBufferPointer(start: utf8, count: count))
  }
}
