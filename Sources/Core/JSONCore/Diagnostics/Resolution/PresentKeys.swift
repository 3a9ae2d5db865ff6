/// The keys of an object in which another one is missing.
///
/// A key may be as long as the document, so strings are created only for the keys that are examined.
struct PresentKeys {
  let document: Document
  /// The nodes of the members' values.
  let members: [Int]
  /// The values that the model is known to have read.
  let readValues: Set<Int>

  /// The number of keys shown of an object that has more.
  private static let shownCount = 20

  /// The key that was most likely written instead of a missing one, with its node.
  ///
  /// A key that the model reads is not a misspelling of another.
  ///
  /// - Parameter isOther: Whether a name is known to be another key that the model reads.
  func similar(to key: String, unless isOther: (String) -> Bool) -> (node: Node, name: String)? {
    let near = members.filter { member in
      let node = keyNode(of: member)
      // An escape of six bytes may represent a character of one byte.
      return mayBeSimilar(to: key, byteCount: node.isEscaped ? node.length / 6 : node.length)
    }
    let names = near.map { document.string(of: keyNode(of: $0)) }
    let read = Set(zip(near, names).filter { readValues.contains($0.0) }.map(\.1))
    let unread = names.filter { !read.contains($0) && !isOther($0) }
    guard let name = similarName(to: key, among: unread), let index = names.firstIndex(of: name) else {
      return nil
    }
    return (keyNode(of: near[index]), name)
  }

  /// The first of the keys, for a note.
  var list: String {
    guard !members.isEmpty else { return "the object is empty" }
    let shown = members.prefix(PresentKeys.shownCount).map { document.beginning(of: keyNode(of: $0)) }
    let more = members.count > PresentKeys.shownCount ? ", …" : ""
    return "keys present: \(shown.joined(separator: ", "))\(more)"
  }

  private func keyNode(of member: Int) -> Node { document.tape[member - 1] }
}

extension Document {
  /// A key as messages show it; in a very long one, escapes are shown as written.
  fileprivate func beginning(of key: Node) -> String {
    guard key.length > 1024 else { return shownText(string(of: key)) }
    let bytes = UnsafeBufferPointer(start: bytes + key.offset + 1, count: key.length)
    return shownText(bytes[...])
  }
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
