#if Client
internal import HTTPTypes
internal import JSONCore

extension Exchange {
  /// The scheme, authority and path of ``request`` as a URL. Setting it changes all three. Its description
  /// hides path values that were marked as secret.
  ///
  /// An interceptor may set an invalid address; the host is then hidden here, and the client doesn't send the
  /// request.
  public var url: HTTPURL {
    get {
      var url =
        (try? HTTPURL(of: request))
        ?? HTTPURL(
          scheme: request.scheme ?? "https", host: JSONError.hiddenValue, port: nil, path: request.path ?? "/"
        )
      url.shownPath = shownPath
      return url
    }
    set {
      request.scheme = newValue.scheme
      request.authority = newValue.authority
      request.path = newValue.path
      if let added = newValue.shownPath { shownPath = shownPath?.hiding(added.secrets) ?? added }
    }
  }

  /// The URL without secret values.
  public var shownURL: String { url.description }

  /// The path of the endpoint with `{}` in place of each interpolated value, such as `/v1/movies/{}`, and
  /// without the query: the same for all requests of an endpoint. Use it to group requests, as in metrics.
  ///
  /// It doesn't change if an interceptor or a redirect changes the URL, and is `nil` for a request that wasn't
  /// created from an endpoint.
  public var pathTemplate: String? { templateParts?.text }
}

/// The parts of a template: the path of the environment's address, and that of the endpoint.
struct PathTemplate: Sendable {
  let base: String
  let path: String

  /// Both parts, without their queries. It is computed on access, because most requests never need it.
  var text: String {
    var text = Self.withoutQuery(base)
    while text.hasSuffix("/") { text.removeLast() }
    if !path.hasPrefix("/") { text += "/" }
    return ShownTarget.text(of: text + Self.withoutQuery(path))
  }

  private static func withoutQuery(_ target: String) -> String {
    String(Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }))
  }
}

extension ShownPath {
  /// The path with additional secrets.
  fileprivate func hiding(_ others: [String]) -> ShownPath {
    let added = others.filter { !secrets.contains($0) }
    return added.isEmpty ? self : ShownPath(sent: "", shown: "", secrets: secrets + added)
  }
}

extension HTTPURL {
  /// The URL of a request.
  ///
  /// - Throws: ``Invalid`` under the same conditions as ``init(_:)``.
  init(of request: HTTPRequest) throws(Invalid) {
    try self.init(scheme: request.scheme ?? "", authority: request.authority ?? "", path: request.path ?? "/")
  }
}
#endif
