/// The parts of a URL reference, `scheme://authority/path?query`; each may be missing.
///
/// Source: RFC 3986, section 3 and appendix B; without the fragment.
struct URLReference {
  let scheme: String?
  let authority: Substring?
  let path: Substring
  let query: Substring?

  /// Parses a reference. Characters that aren't allowed in a URL are percent-encoded: many services
  /// send spaces and letters unencoded.
  ///
  /// - Complexity: O(*n*): each part is found in one pass over the text that follows the previous part.
  init(_ text: String) {
    let text = PercentEncoding.encoded(text, except: URLReference.isAllowed)
    var rest = text[..<(text.firstIndex(of: "#") ?? text.endIndex)]
    var scheme: String?
    if let colon = rest.firstIndex(where: { ":/?".contains($0) }), rest[colon] == ":" {
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.index(after: colon)...]
    }
    var authority: Substring?
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { "/?".contains($0) } ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    self.scheme = scheme
    self.authority = authority
    (path, query) = URLReference.parts(of: rest)
  }

  /// Whether a byte is allowed in a URL.
  static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// Creates a reference from a path with a query.
  init(target: String) {
    scheme = nil
    authority = nil
    (path, query) = URLReference.parts(of: target[...])
  }

  private static func parts(of target: Substring) -> (Substring, Substring?) {
    guard let mark = target.firstIndex(of: "?") else { return (target, nil) }
    return (target[..<mark], target[target.index(after: mark)...])
  }

  /// The path and query, without dot segments.
  var target: String { URLReference.withoutDotSegments(path[...]) + suffix(query) }

  /// The path and query of this reference, resolved against a base (section 5.2.2).
  func target(below base: URLReference) -> String {
    if path.isEmpty { return String(base.path) + suffix(query ?? base.query) }
    if path.hasPrefix("/") { return target }
    let folder = base.path.lastIndex(of: "/").map { base.path[...$0] } ?? "/"
    return URLReference.withoutDotSegments(folder + path) + suffix(query)
  }

  private func suffix(_ query: Substring?) -> String { query.map { "?" + $0 } ?? "" }

  /// The path with its segments `.` and `..` resolved (section 5.2.4).
  ///
  /// - Complexity: O(*n*): a segment is added once, and removed at most once.
  private static func withoutDotSegments(_ path: Substring) -> String {
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(
      path.hasPrefix("/") ? 1 : 0)
    for (position, segment) in segments.enumerated() {
      let isLast = position == segments.count - 1
      switch segment {
      case ".", "..":
        if segment == "..", !kept.isEmpty { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return "/" + kept.joined(separator: "/")
  }
}
