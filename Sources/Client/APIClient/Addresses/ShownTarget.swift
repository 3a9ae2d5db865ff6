#if Client
internal import JSONCore

/// Path and query as errors and logs show them.
enum ShownTarget {
  /// Hides the values of query items whose names look like secrets.
  static func text(of target: String) -> String {
    // Not by characters: a delimiter with a combining mark is another one, and an interceptor may set any path.
    let bytes = target.utf8
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return target }
    let query = bytes[bytes.index(after: mark)...]
    let items = query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    let shown = items.map { item -> String in
      guard let sign = item.firstIndex(of: UInt8(ascii: "=")), SecretName.matches(decoded(item[..<sign]))
      else {
        return String(Substring(item))
      }
      return String(Substring(item[...sign])) + JSONError.hiddenValue
    }
    return String(Substring(bytes[...mark])) + shown.joined(separator: "&")
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
#endif
