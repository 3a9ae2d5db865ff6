#if Client
internal import JSONCore

/// Path and query as errors and logs show them.
enum ShownTarget {
  /// Hides the values of items whose names look like secrets: items of the query, and those that follow a semicolon in
  /// the path.
  ///
  /// - Complexity: O(*n*): each byte is read once to find where items and their names end, and once in a name.
  static func text(of target: String) -> String {
    // Not by characters: a delimiter with a combining mark is another one, and an interceptor may set any path.
    let bytes = target.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "?"))
    let path = bytes[..<(mark ?? bytes.endIndex)]
    var shown =
      path.contains(UInt8(ascii: ";"))
      ? items(of: path, separator: UInt8(ascii: "/"), beginWithName: false) : String(Substring(path))
    if let mark {
      shown += "?"
      shown += items(
        of: bytes[bytes.index(after: mark)...], separator: UInt8(ascii: "&"), beginWithName: true)
    }
    return shown
  }

  private static func items(of text: Substring.UTF8View, separator: UInt8, beginWithName: Bool) -> String {
    text.split(separator: separator, omittingEmptySubsequences: false)
      .map { shown($0, beginsWithName: beginWithName) }
      .joined(separator: String(UnicodeScalar(separator)))
  }

  /// An item, without its value if that is secret. A name may also follow a semicolon or another question mark; what
  /// follows the name of a secret is hidden to the end of the item, for its value may contain those.
  private static func shown(_ item: Substring.UTF8View, beginsWithName: Bool) -> String {
    var start = beginsWithName ? item.startIndex : nil
    for place in item.indices {
      switch item[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "?"): start = item.index(after: place)
      case UInt8(ascii: "="):
        if let start, SecretItemName.matches(decoded(item[start..<place])) {
          return String(Substring(item[...place])) + JSONError.hiddenValue
        }
        start = nil
      default: break
      }
    }
    return String(Substring(item))
  }

  /// The text without percent-encoding, so that no way to write a name hides it.
  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// How a path is shown in which values were marked as secret.
struct ShownPath: Sendable {
  /// Path and query as they are sent.
  let sent: String
  /// The same with the secrets hidden.
  let shown: String
  /// The secrets, percent-encoded.
  let secrets: [String]

  /// The text to show. In a path that an interceptor or a redirect has changed, the secrets are hidden wherever they
  /// stand.
  ///
  /// - Complexity: O(*n*) in the length of the path, for each secret. The program's text says how many there are.
  func text(of path: String) -> String {
    if path == sent { return shown }
    // Not by characters: the last one of a secret may have a combining mark there.
    let hidden = secrets.reduce(Array(path.utf8)) { path, secret in
      path.replacing(Array(secret.utf8), with: Array(JSONError.hiddenValue.utf8))
    }
    return ShownTarget.text(of: String(decoding: hidden, as: UTF8.self))
  }
}
#endif
