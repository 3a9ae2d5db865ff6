extension JSONPath: CustomStringConvertible {
  /// The path from `$`; a path of more than 24 steps shows its first two and its last.
  public var description: String {
    let parts = components.map(\.description)
    guard parts.count > 24, let last = parts.last else { return "$" + parts.joined() }
    return "$" + parts[0] + parts[1] + "…" + last
  }
}

extension JSONPath.Component: CustomStringConvertible {
  /// `.key`, `["odd key"]` or `[index]`; of a key of more than 256 bytes only the beginning.
  public var description: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key): Self.description(of: key.utf8.count > 256 ? shownText(key) : key)
    }
  }

  fileprivate static func description(of key: String) -> String {
    isPlain(key) ? ".\(key)" : "[\(quotedJSON(key))]"
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
  let parts = components[...last].map { component in
    // A key is included in full, however long it is.
    if case .key(let key) = component {
      JSONPath.Component.description(of: key)
    } else {
      component.description
    }
  }
  let text = parts.joined()
  return text.hasPrefix(".") ? String(text.dropFirst()) : text
}

/// The name of a property after that of its model, as messages show it: the beginning of a long key; the
/// first two and the last of many keys.
func shownMember(_ property: String) -> String {
  var parts = property.split(separator: ".", omittingEmptySubsequences: false).map { shownText(String($0)) }
  if parts.count > 24 { parts.replaceSubrange(2..<parts.count - 1, with: ["…"]) }
  return (property.hasPrefix("[") ? "" : ".") + parts.joined(separator: ".")
}
