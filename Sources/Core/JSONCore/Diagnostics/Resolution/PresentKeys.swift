/// The keys of an object in which another one is missing.
///
/// A key may be as long as the document, so strings are created only for the keys that are examined.
struct PresentKeys {
  /// The minimum number of bytes of each key.
  let byteCounts: [Int]
  /// The text of a key.
  let text: (Int) -> String
  /// The text of a key as a note shows it.
  let shownText: (Int) -> String
  /// Whether the model is known to have read the key's value.
  let isRead: (Int) -> Bool

  /// The number of keys shown of an object that has more.
  private static let shownCount = 20

  /// The key that was most likely written instead of a missing one, with its position.
  ///
  /// A key that the model reads is not a misspelling of another.
  ///
  /// - Parameter isOther: Whether a name is known to be another key that the model reads.
  func similar(to key: String, unless isOther: (String) -> Bool) -> (position: Int, name: String)? {
    let near = byteCounts.indices.filter { mayBeSimilar(to: key, byteCount: byteCounts[$0]) }
    let names = near.map(text)
    let read = Set(zip(near, names).filter { isRead($0.0) }.map(\.1))
    let unread = names.filter { !read.contains($0) && !isOther($0) }
    guard let name = similarName(to: key, among: unread), let index = names.firstIndex(of: name) else {
      return nil
    }
    return (near[index], name)
  }

  /// The first of the keys, for a note.
  var list: String {
    guard !byteCounts.isEmpty else { return "the object is empty" }
    let shown = byteCounts.indices.prefix(PresentKeys.shownCount).map(shownText).joined(separator: ", ")
    return "keys present: \(shown)\(byteCounts.count > PresentKeys.shownCount ? ", …" : "")"
  }
}

extension PresentKeys {
  /// The keys of some members of a document's object, given the nodes of their values.
  ///
  /// - Parameter readValues: The values that the model is known to have read.
  init(of members: [Int], in document: Document, reading readValues: Set<Int>) {
    let keys = members.map { document.tape[$0 - 1] }
    // An escape of six bytes may represent a character of one byte.
    byteCounts = keys.map { $0.isEscaped ? $0.length / 6 : $0.length }
    text = { document.string(of: keys[$0]) }
    shownText = { document.beginning(of: keys[$0]) }
    isRead = { readValues.contains(members[$0]) }
  }
}

extension Document {
  /// A key as messages show it; in a very long one, escapes are shown as written.
  fileprivate func beginning(of key: Node) -> String {
    guard key.length > 1024 else { return JSONCore.shownText(string(of: key)) }
    let bytes = UnsafeBufferPointer(start: bytes + key.offset + 1, count: key.length)
    return JSONCore.shownText(bytes[...])
  }
}

extension PendingKind {
  /// Whether a name is that of another key that the model reads, according to its coding keys.
  func isOtherKey(_ name: String) -> Bool {
    guard case .missingName(let missing, _, let keys) = self, let keys = keys as? any CodingKey.Type else {
      return false
    }
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
