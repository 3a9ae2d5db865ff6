#if Client
internal import HTTPTypes
internal import JSONCore

extension Exchange {
  /// Where it goes: scheme, authority and path of ``request``, as a URL. To set it sets those. Values of the path that
  /// were marked as secret are hidden in its description, too.
  ///
  /// An interceptor may give the request an address that is none; then the host is hidden, and the client refuses to
  /// send it.
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
  /// The same with more secrets.
  fileprivate func hiding(_ others: [String]) -> ShownPath {
    let added = others.filter { !secrets.contains($0) }
    return added.isEmpty ? self : ShownPath(sent: "", shown: "", secrets: secrets + added)
  }
}

extension HTTPURL {
  /// The URL of a request.
  ///
  /// - Throws: ``Invalid`` for what ``init(_:)`` refuses too.
  init(of request: HTTPRequest) throws(Invalid) {
    try self.init(scheme: request.scheme ?? "", authority: request.authority ?? "", path: request.path ?? "/")
  }
}
#endif
