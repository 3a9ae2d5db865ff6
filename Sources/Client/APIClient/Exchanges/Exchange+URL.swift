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
