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

  private static func description(of key: String) -> String {
    isPlain(key) ? ".\(key)" : "[\(quotedJSON(key))]"
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !isDigit(first) else { return false }
    return key.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_$-".utf8.contains($0) || $0 >= 0x80 }
  }
}
