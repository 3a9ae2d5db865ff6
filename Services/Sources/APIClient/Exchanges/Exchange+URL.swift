extension Exchange {
  /// The scheme, authority and path of ``request`` as a URL. Setting it changes all three. Its description
  /// hides path values that were marked as secret.
  ///
  /// If an interceptor sets an invalid address, this URL hides its host, and the client doesn't send the
  /// request.
  public var url: HTTPURL {
    get { request.url }
    set { request.url = newValue }
  }

  /// The URL without secret values.
  public var shownURL: String { url.description }

  /// The path of the endpoint with `{}` in place of each interpolated value, such as `/v1/movies/{}`, and
  /// without the query: the same for all requests of an endpoint. Use it to group requests, as in metrics.
  ///
  /// It doesn't change if an interceptor or a redirect changes the URL, and is `nil` for a request that
  /// wasn't created from an endpoint.
  public var pathTemplate: String? { template?.text }
}

/// The parts of a template: the path of the environment's address, and that of the endpoint.
struct PathTemplate: Sendable {
  let base: String
  let path: String

  /// Both parts, without their queries. It is computed on access, because most requests never need it.
  var text: String {
    var text = Self.withoutQuery(base)
    let path = Self.withoutQuery(path)
    if !path.isEmpty {
      while text.hasSuffix("/") { text.removeLast() }
      if !path.hasPrefix("/") { text += "/" }
    }
    return ShownTarget.text(of: text + path)
  }

  private static func withoutQuery(_ target: String) -> String {
    String(Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }))
  }
}
