#if Client
internal import JSONCore

/// Path and query as errors and logs show them.
enum ShownTarget {
  /// Hides the values of query items whose names look like secrets.
  static func text(of target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return target }
    let items = target[target.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
    let shown = items.map { item -> String in
      guard let sign = item.firstIndex(of: "="), SecretName.matches(decoded(item[..<sign])) else {
        return String(item)
      }
      return item[...sign] + JSONError.hiddenValue
    }
    return target[...mark] + shown.joined(separator: "&")
  }

  /// The text without percent-encoding, so that no way to write a name hides it.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
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
#endif
