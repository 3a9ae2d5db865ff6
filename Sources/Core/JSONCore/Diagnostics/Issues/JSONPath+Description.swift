extension JSONPath: CustomStringConvertible {
  /// The path from `$`; a path of more than 24 steps shows its first two and its last.
  public var description: String {
    let parts = components.map(\.description)
    guard parts.count > 24, let last = parts.last else { return "$" + parts.joined() }
    return "$" + parts[0] + parts[1] + "…" + last
  }

  /// Whether the value at this path is below a key that looks like a secret.
  var isSecret: Bool {
    components.contains { component in
      if case .key(let key) = component { SecretName.matches(key) } else { false }
    }
  }
}

extension JSONPath.Component: CustomStringConvertible {
  /// `.key`, `["odd key"]` or `[index]`; of a key of more than 256 bytes only the beginning.
  public var description: String { text(limit: 256) }

  /// The text; of a key of more bytes than the limit only the beginning.
  fileprivate func text(limit: Int) -> String {
    switch self {
    case .index(let index): return "[\(index)]"
    case .key(let name):
      let key = name.utf8.count > limit ? shownText(name) : name
      return Self.isPlain(key) ? ".\(key)" : "[\(quotedJSON(key))]"
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !isDigit(first) else { return false }
    return key.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_$-".utf8.contains($0) || $0 >= 0x80 }
  }
}

/// The name of a property by its path from its model: `year`, `image.size.width`, `labels["a b"]`.
///
/// It ends with the last key: elements of a list belong to the property that has the list. `nil` if there is
/// no key.
package func propertyName(_ components: [JSONPath.Component]) -> String? {
  guard let last = components.lastIndex(where: { if case .key = $0 { true } else { false } }) else {
    return nil
  }
  // A key is included in full, however long it is.
  let text = components[...last].map { $0.text(limit: .max) }.joined()
  return text.hasPrefix(".") ? String(text.dropFirst()) : text
}

/// The name of a property after that of its model, as messages show it: the beginning of a long key; the
/// first two and the last of many keys.
func shownMember(_ property: String) -> String {
  var parts = property.split(separator: ".", omittingEmptySubsequences: false).map { shownText(String($0)) }
  if parts.count > 24 { parts.replaceSubrange(2..<parts.count - 1, with: ["…"]) }
  return (property.hasPrefix("[") ? "" : ".") + parts.joined(separator: ".")
}
