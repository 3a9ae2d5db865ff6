public import JSONCore
public import JSONMapping

/// An absolute HTTP or HTTPS URL, without a fragment and without user information.
///
/// The description hides values whose names look like secrets, and values interpolated into a ``Path`` as
/// `\(secret:)`; ``unmasked`` contains them.
///
/// Source: RFC 3986, sections 3 and 5.
public struct HTTPURL: Sendable, Hashable {
  /// The reason why a string isn't accepted as a URL.
  public struct Invalid: Error, Sendable, Hashable, DescribedError {
    /// The reason. It doesn't quote the string, which may contain a password.
    public let description: String

    static let foreignScheme = Invalid(description: "the scheme is neither https nor http")
    static let userInformation = Invalid(
      description: "the URL has user information; use a credential instead")

    /// Whether the string is a valid URL that this client doesn't accept.
    var isForbiddenURL: Bool { self == .foreignScheme || self == .userInformation }
  }

  /// `http` or `https`.
  public let scheme: String
  /// The host in lower case; an IPv6 address is in brackets.
  public let host: String
  /// The port; `nil` if it is the default port of the scheme.
  public let port: Int?
  /// The path and query as they are sent, with all their values, beginning with `/`.
  public let path: String
  /// The displayed form of a path with values that were marked as secret.
  var shownPath: ShownPath?

  init(scheme: String, host: String, port: Int?, path: String) {
    self.scheme = scheme
    self.host = host
    self.port = port == (scheme == "https" ? 443 : 80) ? nil : port
    self.path = path.hasPrefix("/") ? path : "/" + path
  }

  /// Parses a URL. In path and query, characters that aren't allowed in a URL are percent-encoded.
  ///
  /// - Throws: ``Invalid`` for another scheme, a relative reference, user information, or a host that isn't
  ///   ASCII.
  public init(_ text: String) throws(Invalid) {
    let reference = URLReference(text)
    guard let scheme = reference.scheme, let authority = reference.authority else {
      throw Invalid(description: "the URL is not absolute: it doesn't begin with https://")
    }
    try self.init(scheme: scheme, authority: String(authority), path: reference.target)
  }

  /// Creates a URL from its parts.
  ///
  /// - Throws: ``Invalid`` under the same conditions as ``init(_:)``, and for characters in the path that
  ///   aren't allowed in a URL.
  init(scheme: String, authority: String, path: String) throws(Invalid) {
    let scheme = scheme == "https" ? scheme : scheme.lowercased()
    guard scheme == "https" || scheme == "http" else { throw Invalid.foreignScheme }
    guard path.utf8.allSatisfy({ URLReference.isAllowed($0) && $0 != UInt8(ascii: "#") }) else {
      throw Invalid(description: "the URL has invalid characters")
    }
    let (host, port) = try HTTPURL.hostAndPort(of: authority[...])
    self.init(scheme: scheme, host: host, port: port, path: path)
  }

  /// The host and port, in the form of the header field `Host`.
  public var authority: String { port.map { "\(host):\($0)" } ?? host }

  /// Whether requests can't be read in transit: the scheme is HTTPS, or the host is this machine.
  public var isConfidential: Bool { scheme == "https" || isLoopback }

  /// Whether the host is this machine: `localhost`, `127.0.0.0/8` or `[::1]`.
  private var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" { return true }
    guard host.hasPrefix("127.") else { return false }
    // Each request is checked, so no array of the parts is created.
    var (rest, dotCount) = (host[...], 0)
    while let dot = rest.firstIndex(of: ".") {
      guard UInt8(rest[..<dot]) != nil else { return false }
      rest = rest[rest.index(after: dot)...]
      dotCount += 1
    }
    return dotCount == 3 && UInt8(rest) != nil
  }

  /// Whether both URLs have the same scheme, host and port. Credentials are sent only to the same origin.
  public func hasOrigin(of other: HTTPURL) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  /// Resolves a reference, such as the header field `Location` of a redirect, against this URL.
  ///
  /// Source: RFC 3986, section 5.2.
  ///
  /// - Throws: ``Invalid`` under the same conditions as ``init(_:)``.
  public func resolving(_ text: String) throws(Invalid) -> HTTPURL {
    var url = try target(of: URLReference(text), text)
    // The reference may repeat a secret of this path.
    url.shownPath = shownPath
    return url
  }

  private func target(of reference: URLReference, _ text: String) throws(Invalid) -> HTTPURL {
    if reference.scheme != nil { return try HTTPURL(text) }
    if let authority = reference.authority {
      return try HTTPURL(scheme: scheme, authority: String(authority), path: reference.target)
    }
    let base = URLReference(target: path)
    return HTTPURL(scheme: scheme, host: host, port: port, path: reference.target(below: base))
  }

  private static func hostAndPort(of authority: Substring) throws(Invalid) -> (String, Int?) {
    guard !authority.contains("@") else { throw Invalid.userInformation }
    let isAddress = authority.hasPrefix("[")
    let end =
      isAddress ? authority.firstIndex(of: "]").map(authority.index(after:)) : authority.firstIndex(of: ":")
    guard !isAddress || end != nil else { throw Invalid(description: "the IPv6 address has no ]") }
    let host = authority[..<(end ?? authority.endIndex)]
    let rest = authority[(end ?? authority.endIndex)...]
    let isValid = host.utf8.allSatisfy { byte in
      PercentEncoding.isUnreserved(byte) || (isAddress && "[]:.".utf8.contains(byte))
    }
    guard !host.isEmpty, isValid else {
      throw Invalid(
        description: host.isEmpty ? "the URL has no host" : "the host has invalid characters")
    }
    guard !rest.isEmpty, rest != ":" else { return (host.lowercased(), nil) }
    guard rest.hasPrefix(":"),
      rest.dropFirst().utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let port = UInt16(rest.dropFirst())
    else { throw Invalid(description: "port must be 0 to 65535") }
    return (host.lowercased(), Int(port))
  }
}

extension HTTPURL {
  /// Whether two URLs are sent as the same text, regardless of which values are hidden.
  public static func == (left: HTTPURL, right: HTTPURL) -> Bool {
    left.hasOrigin(of: right) && left.path == right.path
  }

  /// Hashes the text that is sent.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scheme)
    hasher.combine(host)
    hasher.combine(port)
    hasher.combine(path)
  }
}

extension HTTPURL: ShownByDescription {
  /// The URL. Values whose names look like secrets and path values marked as secret are hidden.
  public var description: String {
    "\(scheme)://\(authority)\(shownPath?.text(of: path) ?? ShownTarget.text(of: path))"
  }

  /// The URL as it is sent, with all its values.
  public var unmasked: String { "\(scheme)://\(authority)\(path)" }
}
