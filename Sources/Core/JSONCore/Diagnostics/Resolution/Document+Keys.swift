// The keys of an object in which another one is missing. A key may be as long as the document, so strings are
// created only for the keys that are examined.

extension Document {
  /// The key that was most likely written instead of a missing one, with its node.
  ///
  /// A key that the model reads is not a misspelling of another.
  ///
  /// - Parameters:
  ///   - members: The places of the members' values.
  ///   - readValues: The values that the model is known to have read.
  ///   - isOther: Whether a name is known to be another key that the model reads.
  func similarKey(
    to key: String, among members: [Int], readValues: Set<Int>, unless isOther: (String) -> Bool
  ) -> (node: Node, name: String)? {
    let near = members.filter { member in
      let node = keyNode(of: member)
      // An escape of six bytes may represent a character of one byte.
      return mayBeSimilar(to: key, byteCount: node.isEscaped ? node.length / 6 : node.length)
    }
    let names = near.map { string(of: keyNode(of: $0)) }
    let read = Set(zip(near, names).filter { readValues.contains($0.0) }.map(\.1))
    let unread = names.filter { !read.contains($0) && !isOther($0) }
    guard let name = similarName(to: key, among: unread), let index = names.firstIndex(of: name) else {
      return nil
    }
    return (keyNode(of: near[index]), name)
  }

  /// The first 20 keys of an object, for a note.
  ///
  /// - Parameter members: The places of the members' values.
  func listOfKeys(_ members: [Int]) -> String {
    guard !members.isEmpty else { return "the object is empty" }
    let shown = members.prefix(20).map { beginning(of: keyNode(of: $0)) }
    let more = members.count > shown.count ? ", …" : ""
    return "keys present: \(shown.joined(separator: ", "))\(more)"
  }

  private func keyNode(of member: Int) -> Node { tape[member - 1] }

  /// A key as messages show it; in a very long one, escapes are shown as written.
  private func beginning(of key: Node) -> String {
    guard key.length > 1024 else { return shownText(string(of: key)) }
    let bytes = UnsafeBufferPointer(start: bytes + key.offset + 1, count: key.length)
    return shownText(bytes[...])
  }

  func preview(of node: Node, span: Range<Int>) -> String? {
    switch node.kind {
    case .array, .object: nil
    case .null: "null"
    case .true: "true"
    case .false: "false"
    // Without positions, integers have no text and strings are stored without escapes.
    case .double where node.head & Node.withoutText != 0 && !hasPositions:
      shownText("\(Double(bitPattern: node.payload))")
    case .integer where !hasPositions: shownText(String(Int64(bitPattern: node.payload)))
    case .unsigned where !hasPositions: shownText(String(node.payload))
    case .string where !hasPositions: shownText(quotedJSON(string(of: node)))
    default: shownText(text[span])
    }
  }

  /// Whether errors may retain this document: their excerpts show about as much text as it has.
  var isSmall: Bool { byteCount <= 4096 && nodeCount <= 1024 }
}

extension JSONError {
  /// Whether a name is that of another key that the model reads, according to its coding keys.
  func isOtherKey(_ name: String) -> Bool {
    guard case .missingName(let missing, _, let keys) = storage.kind,
      let keys = keys as? any CodingKey.Type
    else { return false }
    return foldedName(name) != foldedName(missing) && listsKeys(keys)
      && (isKey(name, of: keys) || isKey(camelCasedName(name), of: keys))
  }
}

private func isKey<Key: CodingKey>(_ name: String, of type: Key.Type) -> Bool {
  Key(stringValue: name) != nil
}

/// Whether a type of keys accepts only the names that the model reads: a type that accepts an unused name
/// accepts any.
private func listsKeys(_ type: any CodingKey.Type) -> Bool { !isKey("\u{FFFF}", of: type) }
