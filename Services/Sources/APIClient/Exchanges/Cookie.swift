/// A cookie and the requests that it is sent with.
///
/// Source: RFC 6265, sections 5.1 to 5.3.
struct Cookie: Sendable {
  let name, value: String
  /// The host that set the cookie, or the domain that contains it.
  let domain: String
  /// Whether the cookie isn't sent to subdomains.
  let isHostOnly: Bool
  let path: String
  let isSecure: Bool
  /// The seconds since the beginning of 1970 UTC; `nil` for a cookie of the session, which doesn't expire.
  let expiry: Double?
  /// The position in the order of creation.
  var creation = 0
  /// The position of the last use in the order of all uses.
  var use = 0

  /// Parses a header field `Set-Cookie`; `nil` if the cookie isn't accepted from the URL.
  init?(_ field: String, from url: HTTPURL, at date: Double) {
    guard field.utf8.count <= 4096 else { return nil }
    let parts = field.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(Cookie.pair)
    guard let value = parts[0].value, !parts[0].name.isEmpty else { return nil }
    var (domain, path): (String, String?) = ("", nil)
    var (expiry, lifetime): (Double?, Double?)
    var isSecure = false
    // The last valid attribute of each name counts; invalid dates and numbers are ignored.
    for (name, value) in parts.dropFirst() {
      let value = value ?? ""
      switch name.lowercased() {
      case "domain": domain = value.isEmpty ? domain : value.lowercased()
      case "expires": expiry = HTTPDate(ofCookie: value).map { Double($0.seconds) } ?? expiry
      case "max-age": lifetime = Cookie.lifetime(value) ?? lifetime
      case "path": path = value.utf8.first == UInt8(ascii: "/") ? value : nil
      case "secure": isSecure = true
      default: continue
      }
    }
    if domain.hasPrefix(".") { domain.removeFirst() }
    guard domain.isEmpty || url.domains.contains(domain), !isSecure || url.isConfidential else { return nil }
    (self.name, self.value) = (parts[0].name, value)
    // A domain without a dot contains all hosts below it, so only that host itself can name it.
    isHostOnly = !domain.contains(".")
    self.domain = isHostOnly ? url.host : domain
    self.path = path ?? url.folder
    self.isSecure = isSecure
    self.expiry = lifetime.map { $0 > 0 ? date + $0 : -.infinity } ?? expiry
  }

  func isExpired(at date: Double) -> Bool { expiry.map { $0 <= date } ?? false }

  /// Whether storing the cookie replaces another one.
  func replaces(_ other: Cookie) -> Bool { (name, domain, path) == (other.name, other.domain, other.path) }

  /// Whether the cookie is sent to a URL, whose ``HTTPURL/domains`` are given.
  func isSent(to url: HTTPURL, of domains: [String]) -> Bool {
    guard isHostOnly ? domain == url.host : domains.contains(domain) else { return false }
    return (!isSecure || url.isConfidential) && contains(url.pathWithoutQuery)
  }

  /// Whether a service could receive the cookie in place of another one.
  ///
  /// Source: RFC 6265bis, section 5.7.
  func hides(_ other: Cookie) -> Bool {
    // The name is compared first, because the comparisons of domains create strings.
    guard name == other.name else { return false }
    let areRelated =
      domain == other.domain || domain.hasSuffix(".\(other.domain)") || other.domain.hasSuffix(".\(domain)")
    return areRelated && other.contains(path[...].utf8)
  }

  /// Whether a path is that of the cookie, or below it.
  private func contains(_ other: Substring.UTF8View) -> Bool {
    guard other.starts(with: path.utf8) else { return false }
    let rest = other.dropFirst(path.utf8.count).first
    return path.utf8.last == UInt8(ascii: "/") || rest == nil || rest == UInt8(ascii: "/")
  }

  /// The name and value of a part of the field.
  private static func pair(_ part: Substring.UTF8View) -> (name: String, value: String?) {
    let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    return (trimmed(halves[0]), halves.count > 1 ? trimmed(halves[1]) : nil)
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var rest = text.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }

  /// A number of seconds, of any length; `nil` for other texts.
  private static func lifetime(_ text: String) -> Double? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isDigit: (UInt8) -> Bool = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains
    return text.utf8.count - digits.count < 2 && digits.allSatisfy(isDigit) ? Double(text) : nil
  }
}

extension HTTPURL {
  /// The host, and the domains with a dot that contain it. An IP address is contained in none, and neither is
  /// a host that is too long for a name of the DNS, whose domains would take memory quadratic in its length.
  var domains: [String] {
    guard host.utf8.count < 256 else { return [host] }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    // The last label of a name is neither a number nor empty.
    let isName = !host.hasPrefix("[") && labels[labels.count - 1].contains { !$0.isNumber }
    return [host]
      + (isName ? labels.dropFirst().dropLast().map { String(host[$0.startIndex...]) } : [])
  }

  fileprivate var pathWithoutQuery: Substring.UTF8View { path.utf8.prefix { $0 != UInt8(ascii: "?") } }

  /// The path up to its last slash, the default path of cookies.
  fileprivate var folder: String {
    let end = pathWithoutQuery.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
